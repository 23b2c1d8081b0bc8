// What few posts have, in one chunk.
export { GonePost } from './gone-post';
export { PostMedia } from './post-media';
