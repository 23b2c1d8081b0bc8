import { create } from 'zustand';

/** The home that is pointed at, in the list or on the map: the other shows it too. */
const useStore = create<{ id: string | undefined }>(() => ({ id: undefined }));

export const pointAtHome = (id: string | undefined): void => useStore.setState({ id });
export const useHoveredHome = () => useStore(({ id }) => id);
export const useIsHovered = (home: string) => useStore(({ id }) => id === home);
