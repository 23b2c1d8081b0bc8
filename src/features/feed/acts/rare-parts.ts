// What few posts have, in one chunk.
export { DealActs } from '../deal/deal-acts';
export { DealFigures } from '../deal/deal-figures';
export { GonePost } from './gone-post';
export { PostMedia } from './post-media';
