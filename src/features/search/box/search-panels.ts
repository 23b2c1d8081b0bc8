// What the search box shows below itself, and what it does with results: fetched when the box is approached.
export { handleOptionKey } from '../option-keys';
export { rememberRecent } from '../recents';
export { RecentsPanel } from '../recents-panel';
export { groupResults, resultHref } from '../results';
export { SearchDropdown } from './search-dropdown';
