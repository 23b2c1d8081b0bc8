// What the palette is made of, behind one address: the first screen knows this file alone, not all that the palette needs.
import { loadPageStyles } from '@/ui/theme/page-styles';

/** The palette's component, and what it is shown with. */
export async function loadPaletteParts() {
  const [palette] = await Promise.all([
    import('./command-palette'),
    // the modals' own code would be asked for only after the palette's
    import('@/ui/modal/modal-stack'),
    loadPageStyles(),
  ]);
  return palette;
}
