/**
 * Does the same with each of many things, `atOnce` at a time, in their order.
 * @returns for each thing its failure, or undefined when it went well; it never rejects itself
 */
export async function inTurns<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  atOnce = 6,
): Promise<(Error | undefined)[]> {
  const failures: (Error | undefined)[] = items.map(() => undefined);
  const left = items.entries();
  const work = async () => {
    for (const [index, item] of left) {
      try {
        await act(item);
      } catch (error) {
        failures[index] = error instanceof Error ? error : new Error(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failures;
}
