/**
 * `default`: the seed world that every screen is shown with. `large`: the same, grown to the sizes at which lists must
 * still be fast; what is added belongs to the demo member.
 */
export type WorldSize = 'default' | 'large';
