// What a stranger's first screen is made of, in one file.
export { PublicFrame } from '../-shell/public-frame';
export { SignedOutHome } from './signed-out-home';
