import type { Palette } from './palette';

const fonts = ['600 13px', '500 12px', '400 11.5px', '500 11px'] as const;
const family = '"Geist Variable", system-ui, sans-serif';
const dot = 5;
const gap = 6;

export interface TownImage {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * The name of a town beside its dot; a part of a city has none.
 * @param rank 0 for cities, 3 for parts of a city
 * @param scale pixels of the screen for one of the page
 */
export function drawTown(name: string, rank: number, scale: number, colours: Palette): TownImage | null {
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (!paper) return null;
  const isPart = rank === 3;
  const font = `${fonts[rank] ?? fonts[2]} ${family}`;
  const text = isPart ? name.toUpperCase() : name;
  const indent = isPart ? 4 : dot + gap;
  paper.font = font;
  const spacing = isPart ? '0.06em' : '0em';
  paper.letterSpacing = spacing;
  canvas.width = Math.ceil((paper.measureText(text).width + indent + 4) * scale);
  canvas.height = Math.ceil(20 * scale);
  // A canvas of another size has forgotten how it was set up.
  paper.scale(scale, scale);
  paper.font = font;
  paper.letterSpacing = spacing;
  paper.textBaseline = 'middle';
  paper.lineJoin = 'round';
  paper.lineWidth = 3;
  paper.strokeStyle = colours.land;
  paper.fillStyle = rank === 0 ? colours.town : colours.label;
  if (!isPart) {
    paper.beginPath();
    paper.arc(dot, 10, dot / 2, 0, Math.PI * 2);
    paper.fill();
  }
  paper.strokeText(text, indent, 10.5);
  paper.fillText(text, indent, 10.5);
  const { width, height } = canvas;
  return { width, height, data: paper.getImageData(0, 0, width, height).data };
}
