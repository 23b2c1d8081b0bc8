// What few posts have, in one chunk.
export { GonePost } from './gone-post';
export { PictureGrid } from './picture-grid';
export { Poll } from './poll';
