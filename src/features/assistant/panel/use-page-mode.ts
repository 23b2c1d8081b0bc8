import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useStore } from 'zustand';
import type { PanelPosition } from './panel-position';

/** Whether an address asks for Ava over the whole page: `?ava=page`. */
export const asksForPage = (searchStr: string): boolean =>
  new URLSearchParams(searchStr).get('ava') === 'page';

/**
 * The panel over the whole page has an address (G14): it outlives a reload, and Back ends it, as going on to another page does.
 */
export function usePageMode(place: PanelPosition) {
  const isOn = useLocation({ select: ({ searchStr }) => asksForPage(searchStr) });
  const isPushed = useStore(place, (state) => state.isPagePushed);
  const navigate = useNavigate();
  const { history } = useRouter();
  const go = (wish: object, replace: boolean) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...wish }),
      hash: true,
      replace,
      resetScroll: false,
    });
  return {
    isOn,
    begin: () => {
      place.setState({ isPagePushed: true });
      go({ ava: 'page' }, false);
    },
    end: () => {
      if (!isOn) return;
      // The entry that was made for it goes again; an address that came with it is the visitor's own.
      if (isPushed) history.back();
      else go({ ava: undefined }, true);
      place.setState({ isPagePushed: false });
    },
  };
}
