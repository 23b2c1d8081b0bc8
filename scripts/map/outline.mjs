/**
 * Makes src/ui/map/base/outline.gen.json, the land of the map that needs no other server: Natural Earth's countries at 1:10m (public
 * domain, by the package world-atlas), cut to the British Isles and their neighbours and simplified. Run it when that data changes:
 *
 *   node scripts/map/outline.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { root } from '../run.mjs';

/** Degrees: what a reader can move to. */
const frame = { west: -34, south: 42, east: 28, north: 67 };
const unitedKingdom = '826';
const decimals = 1000;

const file = path.join(root, 'node_modules/world-atlas/countries-10m.json');
const target = path.join(root, 'src/ui/map/base/outline.gen.json');

const isNear = (ring) =>
  ring.some(
    ([lng, lat]) => lng >= frame.west && lng <= frame.east && lat >= frame.south && lat <= frame.north,
  );
const round = (degrees) => Math.round(degrees * decimals) / decimals;

/** The ring held to the frame, with a degree of grace so that its cut edges lie out of sight. */
function heldRing(ring) {
  const points = ring.map(([lng, lat]) => [
    round(Math.min(frame.east + 1, Math.max(frame.west - 1, lng))),
    round(Math.min(frame.north + 1, Math.max(frame.south - 1, lat))),
  ]);
  const edges = [
    [frame.west - 1, frame.east + 1],
    [frame.south - 1, frame.north + 1],
  ];
  const isAlong = (axis, at) =>
    edges[axis].includes(points[at][axis]) &&
    [at - 1, at + 1].every((each) => points[each][axis] === points[at][axis]);
  // Of what was cut off only its corners are left.
  return points.filter(
    (_, at) => at === 0 || at === points.length - 1 || !(isAlong(0, at) || isAlong(1, at)),
  );
}

const polygonsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates);

/** Every island and mainland of a simplified world, as polygons. */
function landOf(topology, isWanted) {
  return topology.objects.countries.geometries
    .filter(({ id }) => isWanted(id))
    .flatMap((country) => polygonsOf(feature(topology, country).geometry))
    .filter(([outer]) => isNear(outer))
    .map((rings) => rings.map(heldRing).filter((ring) => ring.length >= 4))
    .filter(([outer]) => outer !== undefined);
}

const isles = ['826', '372', '833'];
const world = presimplify(JSON.parse(readFileSync(file, 'utf8')));
// Square degrees of the smallest corner that is kept: the neighbours are only a background.
const fine = simplify(world, 1e-5);
const coarse = simplify(world, 1e-2);

/** A ring as one line of whole thousandths of a degree: its first corner, then each step to the next; longitude first. */
function steps(ring) {
  let [lng, lat] = [0, 0];
  return ring.flatMap((corner) => {
    const [x, y] = corner.map((degrees) => Math.round(degrees * decimals));
    const step = [x - lng, y - lat];
    [lng, lat] = [x, y];
    return step;
  });
}

const encode = (polygons) => polygons.map((rings) => rings.map(steps));
const outline = {
  uk: encode(landOf(fine, (id) => id === unitedKingdom)),
  isles: encode(landOf(fine, (id) => id !== unitedKingdom && isles.includes(id))),
  neighbours: encode(landOf(coarse, (id) => !isles.includes(id))),
};
writeFileSync(target, `${JSON.stringify(outline)}\n`);
for (const [name, polygons] of Object.entries(outline))
  console.log(`${name}: ${polygons.length} polygons, ${polygons.flat(2).length / 2} corners`);
