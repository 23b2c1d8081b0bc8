/** Where the words of a new post are kept as a draft, and where what goes with them. */
export const textPlace = 'post';
export const partsPlace = 'post-parts';
