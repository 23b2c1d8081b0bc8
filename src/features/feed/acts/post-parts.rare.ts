// What few posts have, in one chunk.
export { Deal } from '../deal/deal';
export { GonePost } from './gone-post';
export { PostMedia } from '../attachments/post-media';
export { withTags } from '../tags/with-tags';
