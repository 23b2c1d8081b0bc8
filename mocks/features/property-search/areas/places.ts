// Where outward postcodes and towns are, to a kilometre or two: enough for “within 10 miles”.
type Place = readonly [latitude: number, longitude: number];

/** Postcode areas by their letters. An outcode lies within a few miles of its area's centre. */
const areas = new Map<string, Place>(
  Object.entries({
    AB: [57.15, -2.11],
    AL: [51.76, -0.33],
    B: [52.48, -1.89],
    BA: [51.38, -2.36],
    BB: [53.75, -2.48],
    BD: [53.79, -1.75],
    BH: [50.72, -1.88],
    BL: [53.58, -2.43],
    BN: [50.83, -0.14],
    BR: [51.4, 0.02],
    BS: [51.45, -2.59],
    BT: [54.6, -5.93],
    CA: [54.89, -2.94],
    CB: [52.2, 0.12],
    CF: [51.48, -3.18],
    CH: [53.19, -2.89],
    CM: [51.74, 0.47],
    CO: [51.89, 0.9],
    CR: [51.37, -0.1],
    CT: [51.28, 1.08],
    CV: [52.41, -1.51],
    CW: [53.1, -2.44],
    DA: [51.44, 0.22],
    DD: [56.46, -2.97],
    DE: [52.92, -1.48],
    DG: [55.07, -3.61],
    DH: [54.78, -1.57],
    DL: [54.52, -1.55],
    DN: [53.52, -1.13],
    DT: [50.71, -2.44],
    DY: [52.51, -2.09],
    E: [51.53, -0.03],
    EC: [51.52, -0.1],
    EH: [55.95, -3.19],
    EN: [51.65, -0.08],
    EX: [50.72, -3.53],
    FK: [56, -3.78],
    FY: [53.82, -3.05],
    G: [55.86, -4.25],
    GL: [51.86, -2.24],
    GU: [51.24, -0.57],
    HA: [51.58, -0.34],
    HD: [53.65, -1.78],
    HG: [53.99, -1.54],
    HP: [51.75, -0.47],
    HR: [52.06, -2.72],
    HS: [58.21, -6.39],
    HU: [53.74, -0.33],
    HX: [53.72, -1.86],
    IG: [51.56, 0.07],
    IP: [52.06, 1.16],
    IV: [57.48, -4.22],
    KA: [55.61, -4.5],
    KT: [51.41, -0.3],
    KW: [58.44, -3.09],
    KY: [56.11, -3.16],
    L: [53.41, -2.98],
    LA: [54.05, -2.8],
    LD: [52.24, -3.38],
    LE: [52.64, -1.13],
    LL: [53.12, -3.6],
    LN: [53.23, -0.54],
    LS: [53.8, -1.55],
    LU: [51.88, -0.42],
    M: [53.48, -2.24],
    ME: [51.39, 0.52],
    MK: [52.04, -0.76],
    ML: [55.79, -3.99],
    N: [51.57, -0.12],
    NE: [54.97, -1.61],
    NG: [52.95, -1.15],
    NN: [52.24, -0.9],
    NP: [51.59, -3],
    NR: [52.63, 1.3],
    NW: [51.55, -0.19],
    OL: [53.54, -2.12],
    OX: [51.75, -1.26],
    PA: [55.85, -4.42],
    PE: [52.57, -0.24],
    PH: [56.4, -3.43],
    PL: [50.37, -4.14],
    PO: [50.8, -1.09],
    PR: [53.76, -2.7],
    RG: [51.45, -0.97],
    RH: [51.11, -0.19],
    RM: [51.58, 0.18],
    S: [53.38, -1.47],
    SA: [51.62, -3.94],
    SE: [51.48, -0.06],
    SG: [51.9, -0.2],
    SK: [53.4, -2.15],
    SL: [51.51, -0.59],
    SM: [51.36, -0.19],
    SN: [51.56, -1.78],
    SO: [50.9, -1.4],
    SP: [51.07, -1.8],
    SR: [54.9, -1.38],
    SS: [51.54, 0.71],
    ST: [53, -2.18],
    SW: [51.47, -0.17],
    SY: [52.71, -2.75],
    TA: [51.02, -3.1],
    TD: [55.6, -2.45],
    TF: [52.68, -2.45],
    TN: [51.13, 0.26],
    TQ: [50.46, -3.53],
    TR: [50.26, -5.05],
    TS: [54.57, -1.23],
    TW: [51.45, -0.34],
    UB: [51.54, -0.48],
    W: [51.51, -0.2],
    WA: [53.39, -2.59],
    WC: [51.52, -0.12],
    WD: [51.66, -0.4],
    WF: [53.68, -1.5],
    WN: [53.55, -2.63],
    WR: [52.19, -2.22],
    WS: [52.59, -1.98],
    WV: [52.59, -2.13],
    YO: [53.96, -1.08],
    ZE: [60.15, -1.14],
  } satisfies Record<string, Place>),
);

/** Outcodes far from the centre of their area. */
const outcodes = new Map<string, Place>(
  Object.entries({
    BD23: [53.96, -2.02],
    LE11: [52.77, -1.21],
    LL11: [53.05, -3.0],
    LL57: [53.23, -4.13],
  } satisfies Record<string, Place>),
);

/** Towns by the postcode area that has their name or, in a large area, their outcode. */
const towns = new Map(
  Object.entries({
    aberdeen: 'AB',
    bangor: 'LL57',
    bath: 'BA',
    belfast: 'BT',
    birmingham: 'B',
    blackburn: 'BB',
    blackpool: 'FY',
    bolton: 'BL',
    bournemouth: 'BH',
    bradford: 'BD',
    brighton: 'BN',
    bristol: 'BS',
    cambridge: 'CB',
    canterbury: 'CT',
    cardiff: 'CF',
    carlisle: 'CA',
    chester: 'CH',
    coventry: 'CV',
    croydon: 'CR',
    darlington: 'DL',
    derby: 'DE',
    doncaster: 'DN',
    dundee: 'DD',
    durham: 'DH',
    edinburgh: 'EH',
    exeter: 'EX',
    glasgow: 'G',
    gloucester: 'GL',
    halifax: 'HX',
    harrogate: 'HG',
    hereford: 'HR',
    huddersfield: 'HD',
    hull: 'HU',
    inverness: 'IV',
    ipswich: 'IP',
    lancaster: 'LA',
    leeds: 'LS',
    leicester: 'LE',
    lincoln: 'LN',
    liverpool: 'L',
    london: 'WC',
    loughborough: 'LE11',
    luton: 'LU',
    manchester: 'M',
    middlesbrough: 'TS',
    'milton keynes': 'MK',
    newcastle: 'NE',
    newport: 'NP',
    northampton: 'NN',
    norwich: 'NR',
    nottingham: 'NG',
    oldham: 'OL',
    oxford: 'OX',
    paisley: 'PA',
    perth: 'PH',
    peterborough: 'PE',
    plymouth: 'PL',
    portsmouth: 'PO',
    preston: 'PR',
    reading: 'RG',
    salford: 'M',
    sheffield: 'S',
    shrewsbury: 'SY',
    skipton: 'BD23',
    southampton: 'SO',
    stockport: 'SK',
    'stoke-on-trent': 'ST',
    sunderland: 'SR',
    swansea: 'SA',
    swindon: 'SN',
    taunton: 'TA',
    telford: 'TF',
    truro: 'TR',
    wakefield: 'WF',
    walsall: 'WS',
    warrington: 'WA',
    wigan: 'WN',
    wolverhampton: 'WV',
    worcester: 'WR',
    wrexham: 'LL11',
    york: 'YO',
  }),
);

/** Where a town, a postcode, the first half or the first letters of one is; undefined for what is not known here. */
export function placeOf(text: string): Place | undefined {
  const name = text.trim().toLowerCase();
  const code = (towns.get(name) ?? name).toUpperCase();
  const [, outcode = code, letters = code] = /^(([A-Z]{1,2})\d[A-Z\d]?)(?:\s*\d[A-Z]{2})?$/.exec(code) ?? [];
  return outcodes.get(outcode) ?? areas.get(letters);
}

const earthMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance as the crow flies, in miles, to one decimal place. */
function milesBetween([latA, lonA]: Place, [latB, lonB]: Place): number {
  const half =
    Math.sin(radians(latB - latA) / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lonB - lonA) / 2) ** 2;
  return Math.round(2 * earthMiles * Math.asin(Math.sqrt(half)) * 10) / 10;
}

interface Home {
  readonly town: string | null;
  readonly outcode: string | null;
}

/** Where somebody is as seen from a place. */
export interface Seen {
  isNear: boolean;
  /** Null when no place was asked for, or where either is is not known. */
  miles: number | null;
}

/** Miles around a place when none are said. */
const defaultRadius = 25;

/** Who is near, by distance; around a place that nobody knows, by its name alone. Without a place everybody is. */
export function seenFrom(near = '', radius = defaultRadius): (home: Home) => Seen {
  const name = near.trim().toLowerCase();
  if (name === '') return () => ({ isNear: true, miles: null });
  const centre = placeOf(near);
  return ({ town, outcode }) => {
    const place = placeOf(outcode ?? town ?? '');
    const miles = centre && place ? milesBetween(centre, place) : null;
    return { miles, isNear: miles === null ? town?.toLowerCase() === name : miles <= radius };
  };
}

/** Nearest first; whose distance is not known comes last. */
export const byMiles = (a: Pick<Seen, 'miles'>, b: Pick<Seen, 'miles'>) =>
  a.miles === b.miles ? 0 : (a.miles ?? Infinity) - (b.miles ?? Infinity);
