let pending = 0;

/** Marks a piece of code as fetched ahead of need: its failure is nobody's trouble yet. */
export async function inBackground<T>(load: Promise<T> | undefined): Promise<T | undefined> {
  pending += 1;
  try {
    return await load;
  } finally {
    pending -= 1;
  }
}

/** Whether code is being fetched that nobody waits for. */
export function isLoadingInBackground(): boolean {
  return pending > 0;
}
