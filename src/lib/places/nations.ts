/** The nations of the UK, in the order they are offered. */
export const nationNames = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  northern_ireland: 'Northern Ireland',
} as const;
