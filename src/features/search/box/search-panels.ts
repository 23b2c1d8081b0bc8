// What the search box shows below itself, and what it does with results: fetched when the box is approached.
import { handleOptionKey } from '../option-keys';
import { rememberRecent } from '../recents';
import { RecentsPanel } from '../recents-panel';
import { groupResults, resultHref } from '../results';
import { SearchDropdown } from './search-dropdown';

export const searchPanels = {
  SearchDropdown,
  RecentsPanel,
  groupResults,
  handleOptionKey,
  rememberRecent,
  resultHref,
};
