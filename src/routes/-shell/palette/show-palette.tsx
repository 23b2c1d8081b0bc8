import { RouterContextProvider, type AnyRouter } from '@tanstack/react-router';
import { closeModal, openModal, useModals } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';

const paletteId = 'palette';
const closePalette = () => closeModal(paletteId);

/** The palette, and the modal that it is shown in. */
export const loadPalette = () => import('./palette-parts').then((parts) => parts.loadPaletteParts());

/** Opens the command palette; its code comes with the first wish to see it. Modals stand outside the router's own tree. */
export function showPalette(router: AnyRouter): void {
  loadPalette().then(
    ({ CommandPalette }) =>
      openModal({
        id: paletteId,
        title: 'Command palette',
        size: 'md',
        isBare: true,
        className: 'md:mt-[10vh] md:self-start',
        content: (
          <RouterContextProvider router={router}>
            <CommandPalette onClose={closePalette} />
          </RouterContextProvider>
        ),
      }),
    () =>
      showToast({
        kind: 'error',
        text: 'Couldn’t load the command palette. Check your connection and try again.',
      }),
  );
}

/** Closes the palette when it is in view, opens it otherwise. */
export function togglePalette(router: AnyRouter): void {
  if (useModals.getState().modals.at(-1)?.id === paletteId) closePalette();
  else showPalette(router);
}
