"use client";

import { createBoard, createProblem, solve } from "@slidepath/core";
import { useEffect, useState } from "react";

export default function Page() {
  const [result, setResult] = useState("");
  useEffect(() => {
    const worker = new Worker(new URL("../worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => setResult(JSON.stringify(data));
    return () => worker.terminate();
  }, []);
  const { moves } = solve(createProblem(createBoard(3, 3, [1, 2, 3, 4, 0, 5, 7, 8, 6])));
  return (
    <main>
      <p>{moves}</p>
      <output>{result}</output>
    </main>
  );
}
