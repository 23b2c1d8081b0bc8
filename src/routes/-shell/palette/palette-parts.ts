// What the palette is made of, behind one address: the first screen knows this file alone, not all that the palette needs.
import { fetchPart } from '@/ui/lazy/lazy-part';
import { loadModalStack } from '@/ui/modal/modal-host';
import { loadPageStyles } from '@/ui/theme/page-styles';

/** The palette's component, and what it is shown with. */
export async function loadPaletteParts() {
  const [palette] = await Promise.all([
    import('./command-palette'),
    // the modals' own code would be asked for only after the palette's
    fetchPart(loadModalStack),
    loadPageStyles(),
  ]);
  return palette;
}
