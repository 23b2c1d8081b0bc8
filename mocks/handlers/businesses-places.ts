// Where outward postcodes and towns are, to a kilometre or two: enough for “within 10 miles”.
type Place = readonly [latitude: number, longitude: number];

/** Postcode areas by their letters. An outcode lies within a few miles of its area's centre. */
const areas = new Map<string, Place>(
  Object.entries({
    AB: [57.15, -2.11],
    B: [52.48, -1.89],
    BD: [53.79, -1.75],
    BS: [51.45, -2.59],
    BT: [54.6, -5.93],
    CF: [51.48, -3.18],
    CH: [53.19, -2.89],
    CR: [51.37, -0.1],
    DE: [52.92, -1.48],
    DH: [54.78, -1.57],
    E: [51.53, -0.03],
    EH: [55.95, -3.19],
    G: [55.86, -4.25],
    HD: [53.65, -1.78],
    HR: [52.06, -2.72],
    HU: [53.74, -0.33],
    IV: [57.48, -4.22],
    L: [53.41, -2.98],
    LE: [52.64, -1.13],
    LL: [53.12, -3.6],
    LS: [53.8, -1.55],
    M: [53.48, -2.24],
    MK: [52.04, -0.76],
    N: [51.57, -0.12],
    NE: [54.97, -1.61],
    NG: [52.95, -1.15],
    NP: [51.59, -3.0],
    NW: [51.55, -0.19],
    OL: [53.54, -2.12],
    PR: [53.76, -2.7],
    RG: [51.45, -0.97],
    S: [53.38, -1.47],
    SA: [51.62, -3.94],
    SE: [51.48, -0.06],
    SK: [53.4, -2.15],
    ST: [53.0, -2.18],
    SW: [51.47, -0.17],
    W: [51.51, -0.2],
    WV: [52.59, -2.13],
    YO: [53.96, -1.08],
  } satisfies Record<string, Place>),
);

const towns = new Map(
  Object.entries({
    aberdeen: 'AB',
    bangor: 'LL',
    belfast: 'BT',
    birmingham: 'B',
    bradford: 'BD',
    bristol: 'BS',
    cardiff: 'CF',
    chester: 'CH',
    croydon: 'CR',
    derby: 'DE',
    durham: 'DH',
    edinburgh: 'EH',
    glasgow: 'G',
    hereford: 'HR',
    huddersfield: 'HD',
    hull: 'HU',
    inverness: 'IV',
    leeds: 'LS',
    leicester: 'LE',
    liverpool: 'L',
    london: 'SE',
    manchester: 'M',
    'milton keynes': 'MK',
    newcastle: 'NE',
    newport: 'NP',
    nottingham: 'NG',
    oldham: 'OL',
    preston: 'PR',
    reading: 'RG',
    salford: 'M',
    sheffield: 'S',
    stockport: 'SK',
    'stoke-on-trent': 'ST',
    swansea: 'SA',
    wolverhampton: 'WV',
    wrexham: 'LL',
    york: 'YO',
  }),
);

/** Where a town, a postcode or the first half of one is; undefined for what is not known here. */
export function placeOf(text: string): Place | undefined {
  const name = text.trim().toLowerCase();
  const town = towns.get(name);
  const [, letters] = /^([a-z]{1,2})\d[a-z\d]?(?:\s*\d[a-z]{2})?$/.exec(name) ?? [];
  return areas.get(town ?? letters?.toUpperCase() ?? '');
}

const earthMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance as the crow flies, in miles, to one decimal place. */
export function milesBetween([latA, lonA]: Place, [latB, lonB]: Place): number {
  const half =
    Math.sin(radians(latB - latA) / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lonB - lonA) / 2) ** 2;
  return Math.round(2 * earthMiles * Math.asin(Math.sqrt(half)) * 10) / 10;
}
