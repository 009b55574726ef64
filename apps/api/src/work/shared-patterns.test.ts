import { goalBoard, type PatternDatabases } from "@slidepath/core";
import { afterEach, expect, it } from "vitest";
import { sharedPatterns } from "./shared-patterns.ts";
import { keepTableNews, type TableNews } from "./table-news.ts";

const goal = goalBoard(4, 4);
const heard: TableNews[] = [];
const keeper = keepTableNews((news) => heard.push(news));

afterEach(() => keeper.close());

it("hands tables to a thread that begins after they were built, as one that takes a lost one's place does", async () => {
  const build = sharedPatterns()(goal, Number.POSITIVE_INFINITY)!;
  let built: PatternDatabases | undefined;
  while (built === undefined) built = build.run(64);
  await expect.poll(() => heard.length).toBe(1);

  const late = sharedPatterns();
  const known = () => late(goal, Number.POSITIVE_INFINITY)?.run(0);
  await expect.poll(known).toBeDefined();
  // The memory is the same, not a copy.
  built.data[built.data.length - 1]! ^= 1;
  expect(known()!.data.at(-1)).toBe(built.data.at(-1));
  expect(heard).toHaveLength(1);
});
