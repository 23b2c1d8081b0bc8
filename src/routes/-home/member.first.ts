// What a member's first screen is made of, in one file.
export { Shell } from '../-shell/shell';
export { SignedInHome } from './signed-in-home';
