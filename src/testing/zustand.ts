// Zustand as tests resolve it: itself, and it knows the stores made, so that no test leaves one changed.
import { create as createStoreHook, type UseBoundStore } from 'zustand/react';
import type { StateCreator, StoreApi } from 'zustand/vanilla';

export { useStore } from 'zustand/react';
export * from 'zustand/vanilla';

const resets = new Set<() => void>();

/** Zustand's own, whose stores `resetStores` sets back; in the form the product uses, with the initial state at once. */
export function create<T>(initial: StateCreator<T>): UseBoundStore<StoreApi<T>> {
  const store = createStoreHook(initial);
  resets.add(() => store.setState(initial(store.setState, store.getState, store), true));
  return store;
}

/** Every store of a module as when it was evaluated: what it reads from the device it reads again. */
export function resetStores(): void {
  for (const reset of resets) reset();
}
