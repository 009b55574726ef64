/**
 * Yields what `work` makes of each item, in the order of the items and as soon as it is there, with up to
 * `ahead` of them under way at once. Takes no item before there is room for it, so `ahead` bounds memory.
 */
export async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  ahead: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R, void, undefined> {
  const source = items[Symbol.asyncIterator]();
  const underway: Promise<R>[] = [];
  let coming: Promise<IteratorResult<T>> | undefined;
  let ended = false;
  try {
    while (!ended || underway.length > 0) {
      if (!ended && underway.length < ahead) coming ??= source.next();
      const head = underway[0];
      if (head !== undefined && (coming === undefined || (await isFirst(head, coming)))) {
        yield await head;
        underway.shift();
        continue;
      }
      const { done, value } = await coming!;
      coming = undefined;
      if (done) ended = true;
      else {
        const result = work(value);
        // Heard when its turn comes; until then it must not count as unheard.
        result.catch(() => {});
        underway.push(result);
      }
    }
  } finally {
    coming?.catch(() => {});
    await source.return?.();
  }
}

/** Tells whether the first of two promises is settled before the second. */
async function isFirst(first: Promise<unknown>, second: Promise<unknown>): Promise<boolean> {
  const yes = (): boolean => true;
  const no = (): boolean => false;
  return Promise.race([first.then(yes, yes), second.then(no, no)]);
}
