export interface Light {
  sky: readonly [string, string];
  far: string;
  /** Are lamps on? */
  isLate: boolean;
}

export interface Stone {
  wall: string;
  shade: string;
  trim: string;
}

export const lights = {
  day: { sky: ['#CFE3E6', '#E9F0EC'], far: '#B9CFCC', isLate: false },
  noon: { sky: ['#B5D3DB', '#E4EEEC'], far: '#9CBDBD', isLate: false },
  dawn: { sky: ['#F4D9C6', '#E9B7A1'], far: '#A9B9BE', isLate: false },
  golden: { sky: ['#F2CF9A', '#F3E2C6'], far: '#C6A98A', isLate: false },
  overcast: { sky: ['#C7CFD2', '#E0E4E2'], far: '#A9B4B5', isLate: false },
  dusk: { sky: ['#3E4A66', '#B98A8A'], far: '#2F3A4C', isLate: true },
} satisfies Record<string, Light>;

export const stones = {
  red: { wall: '#A8604C', shade: '#8F4E3D', trim: '#C07A63' },
  brown: { wall: '#8C6A55', shade: '#745644', trim: '#A58470' },
  stone: { wall: '#C9B794', shade: '#B39F7B', trim: '#DBCDB0' },
  grey: { wall: '#9DA5A2', shade: '#858E8C', trim: '#B7BEBA' },
  london: { wall: '#C2A878', shade: '#A88E61', trim: '#D6C095' },
  white: { wall: '#E8E4DA', shade: '#CFCABE', trim: '#F4F1EA' },
} satisfies Record<string, Stone>;

export const doorColours = ['#2B5F63', '#7A2E3A', '#30475E', '#8A6A2C', '#3C5A44', '#444444'] as const;
export const frameColour = '#F2EEE4';
export const roofColour = '#4C5357';
