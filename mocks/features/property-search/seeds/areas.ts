// Where the listings are. Middles of the postcode districts are true; prices and rents are plausible, not measured.

export interface Area {
  readonly outcode: string;
  /** What people call it. */
  readonly name: string;
  readonly town: string;
  readonly lat: number;
  readonly lng: number;
  /** £ per m² of a plain terraced house or tenement flat. */
  readonly perSqm: number;
  /** £ a month for two bedrooms. */
  readonly rent: number;
  readonly article4: boolean;
  readonly licensed: boolean;
  /** Mostly flats. */
  readonly urban: boolean;
  readonly streets: readonly string[];
}

export interface Town {
  readonly name: string;
  readonly nation: 'england' | 'wales' | 'scotland';
  readonly lat: number;
  readonly lng: number;
  /** Council tax of band D, £/yr. */
  readonly bandD: number;
  /** The dialling code and the block that is never given out. */
  readonly phone: string;
}

export const towns: readonly Town[] = [
  { name: 'Leeds', nation: 'england', lat: 53.7997, lng: -1.5492, bandD: 2120, phone: '0113 496 0' },
  { name: 'Manchester', nation: 'england', lat: 53.4794, lng: -2.2453, bandD: 2192, phone: '0161 496 0' },
  { name: 'Liverpool', nation: 'england', lat: 53.4072, lng: -2.9917, bandD: 2526, phone: '0151 496 0' },
  { name: 'Nottingham', nation: 'england', lat: 52.9534, lng: -1.1496, bandD: 2656, phone: '0115 496 0' },
  { name: 'Cardiff', nation: 'wales', lat: 51.4816, lng: -3.1791, bandD: 2036, phone: '029 2018 0' },
  { name: 'Glasgow', nation: 'scotland', lat: 55.8611, lng: -4.2502, bandD: 1612, phone: '0141 496 0' },
  { name: 'Edinburgh', nation: 'scotland', lat: 55.9533, lng: -3.1883, bandD: 1563, phone: '0131 496 0' },
];

/** Outcode, town, area, latitude, longitude, £ per m², rent, marks (`a` Article 4, `l` licensing, `u` urban), streets. */
const table = `
LS6 | Leeds | Headingley | 53.819 | -1.569 | 2650 | 1080 | al | Harold Mount, Brudenell Road, Ash Grove, Delph Lane, Norwood Terrace, Chestnut Avenue
LS8 | Leeds | Roundhay | 53.828 | -1.503 | 2400 | 950 | - | Gledhow Wood Grove, Copgrove Road, Lidgett Lane, Ravenscar Avenue, Old Park Road
LS9 | Leeds | Harehills | 53.806 | -1.512 | 1480 | 760 | l | Bayswater Row, Sutherland Avenue, Compton Terrace, Ashton Grove, Conway Drive
LS11 | Leeds | Beeston | 53.777 | -1.556 | 1540 | 770 | l | Cross Flatts Grove, Tempest Road, Dewsbury Road, Marley Place, Noster Hill
LS12 | Leeds | Armley | 53.795 | -1.59 | 1680 | 800 | - | Aviary Row, Salisbury Grove, Town Street, Edinburgh Terrace, Christ Church View, Model Road
LS13 | Leeds | Bramley | 53.813 | -1.626 | 1760 | 810 | - | Broad Lane, Landseer Mount, Waterloo Lane, St Catherine’s Crescent, Hough Lane
LS15 | Leeds | Cross Gates | 53.803 | -1.45 | 2100 | 880 | - | Austhorpe Road, Poole Crescent, Church Lane, Manston Drive, Tranquility Avenue
M4 | Manchester | Ancoats | 53.484 | -2.229 | 3900 | 1250 | u | Jersey Street, Redhill Street, Radium Street, Blossom Street, Cotton Street
M8 | Manchester | Crumpsall | 53.513 | -2.243 | 1980 | 880 | l | Lansdowne Road, Crumpsall Lane, Seymour Road, Moss Bank
M9 | Manchester | Blackley | 53.523 | -2.213 | 1850 | 850 | - | Victoria Avenue, Tarvington Close, Chapel Lane, Rochdale Road, Hill Lane
M11 | Manchester | Openshaw | 53.476 | -2.178 | 1800 | 860 | l | Ashton Old Road, Abbey Hey Lane, Parkhouse Street, Toxteth Street, Fairfield Road
M14 | Manchester | Fallowfield | 53.447 | -2.224 | 2700 | 1090 | al | Landcross Road, Egerton Road, Ladybarn Lane, Brailsford Road, Heald Place, Claremont Road
M19 | Manchester | Levenshulme | 53.44 | -2.194 | 2550 | 1010 | al | Albert Road, Cardigan Road, Delamere Road, Manor Road, Osborne Road
M20 | Manchester | Didsbury | 53.426 | -2.233 | 4100 | 1280 | - | Burton Road, Cavendish Road, Old Lansdowne Road, Clyde Road, Ballbrook Avenue
L4 | Liverpool | Walton | 53.443 | -2.965 | 1180 | 680 | l | Goodison Road, Carisbrooke Road, Ismay Street, County Road, Winslow Street
L6 | Liverpool | Anfield | 53.424 | -2.948 | 1150 | 680 | l | Rockfield Road, Oakfield Road, Lothair Road, Sheil Road, Molyneux Road
L8 | Liverpool | Toxteth | 53.388 | -2.964 | 1780 | 830 | l | Upper Parliament Street, Granby Street, Lodge Lane, Devonshire Road, Cairns Street
L13 | Liverpool | Old Swan | 53.419 | -2.916 | 1500 | 740 | l | Green Lane, Derby Lane, Lister Drive, Guernsey Road, Snaefell Avenue
L15 | Liverpool | Wavertree | 53.398 | -2.919 | 1680 | 800 | al | Smithdown Road, Garmoyle Road, Picton Road, Portman Road, Lawrence Road
L18 | Liverpool | Allerton | 53.379 | -2.898 | 2900 | 980 | - | Rose Lane, Booker Avenue, Mossley Hill Road, Queens Drive, Pitville Avenue
NG2 | Nottingham | West Bridgford | 52.931 | -1.134 | 3050 | 1060 | l | Musters Road, Abingdon Road, Trent Boulevard, Wilford Lane, Exchange Road
NG3 | Nottingham | Mapperley | 52.967 | -1.13 | 2000 | 840 | l | Woodborough Road, Porchester Road, Westdale Lane, Cromer Road, Sneinton Dale
NG5 | Nottingham | Sherwood | 52.986 | -1.149 | 2150 | 860 | l | Mansfield Road, Haydn Road, Winchester Street, Hucknall Road, Osborne Grove
NG6 | Nottingham | Bulwell | 52.999 | -1.193 | 1600 | 760 | l | Highbury Road, Cantrell Road, Piccadilly, St Albans Road, Broomhill Road
NG7 | Nottingham | Lenton | 52.952 | -1.174 | 2250 | 930 | al | Lenton Boulevard, Rothesay Avenue, Harlaxton Drive, Radford Boulevard, Berridge Road, Kimbolton Avenue
NG9 | Nottingham | Beeston | 52.925 | -1.215 | 2600 | 930 | a | Queens Road, Humber Road, Lower Road, Wollaton Road, Imperial Road
CF3 | Cardiff | Rumney | 51.51 | -3.129 | 2250 | 900 | - | Newport Road, Wentloog Road, Llanstephan Road, Ty Mawr Road, Brachdy Road
CF5 | Cardiff | Ely | 51.483 | -3.237 | 2050 | 880 | - | Grand Avenue, Cowbridge Road West, Heol Trelai, Plymouthwood Road, Archer Road
CF10 | Cardiff | Cardiff Bay | 51.468 | -3.168 | 3150 | 1120 | u | Lloyd George Avenue, Bute Street, Schooner Way, Atlantic Wharf, Mount Stuart Square
CF11 | Cardiff | Grangetown | 51.469 | -3.186 | 2700 | 1010 | - | Corporation Road, Clare Road, Penarth Road, Pentrebane Street, Llandaff Road
CF14 | Cardiff | Whitchurch | 51.514 | -3.213 | 3250 | 1080 | - | Merthyr Road, Heol Isaf, Velindre Road, Allensbank Road, Ty Wern Road
CF24 | Cardiff | Cathays | 51.49 | -3.169 | 3000 | 1080 | l | Crwys Road, Miskin Street, Woodville Road, Mackintosh Place, Arran Street, Albany Road
G11 | Glasgow | Partick | 55.872 | -4.311 | 3250 | 1090 | u | Dumbarton Road, Hyndland Street, Crow Road, Clarence Drive, White Street
G12 | Glasgow | Hillhead | 55.879 | -4.295 | 4000 | 1280 | u | Great Western Road, Byres Road, Cresswell Street, Hyndland Road, Queen Margaret Drive
G31 | Glasgow | Dennistoun | 55.859 | -4.209 | 2500 | 930 | u | Duke Street, Alexandra Parade, Whitehill Street, Meadowpark Street, Armadale Street
G41 | Glasgow | Shawlands | 55.834 | -4.279 | 3050 | 1030 | u | Pollokshaws Road, Kilmarnock Road, Skirving Street, Deanston Drive, Minard Road
G42 | Glasgow | Govanhill | 55.837 | -4.257 | 1850 | 830 | lu | Calder Street, Allison Street, Langside Road, Victoria Road, Daisy Street
G51 | Glasgow | Govan | 55.86 | -4.31 | 1750 | 820 | u | Govan Road, Langlands Road, Copland Road, Paisley Road West, Elder Street
EH3 | Edinburgh | New Town | 55.955 | -3.2 | 5900 | 1650 | u | Great King Street, Dundas Street, Cumberland Street, St Stephen Street, Fountainbridge
EH6 | Edinburgh | Leith | 55.971 | -3.174 | 4150 | 1260 | u | Constitution Street, Great Junction Street, Easter Road, Ferry Road, Bernard Street, Restalrig Road
EH7 | Edinburgh | Abbeyhill | 55.96 | -3.162 | 4100 | 1260 | u | Montgomery Street, London Road, Albert Street, Brunswick Road, Rossie Place
EH9 | Edinburgh | Marchmont | 55.936 | -3.188 | 5300 | 1520 | u | Marchmont Road, Spottiswoode Street, Warrender Park Road, Causewayside, Arden Street
EH11 | Edinburgh | Gorgie | 55.937 | -3.234 | 3800 | 1180 | u | Gorgie Road, Dalry Road, Slateford Road, Wardlaw Street, Caledonian Crescent
EH16 | Edinburgh | Liberton | 55.918 | -3.157 | 3100 | 1120 | - | Lasswade Road, Gilmerton Road, Niddrie Mains Road, Greendykes Road, Liberton Brae
`;

export const areas: readonly Area[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [outcode = '', town = '', name = '', lat, lng, perSqm, rent, marks = '', streets = ''] =
      line.split(' | ');
    return {
      outcode,
      name,
      town,
      lat: Number(lat),
      lng: Number(lng),
      perSqm: Number(perSqm),
      rent: Number(rent),
      article4: marks.includes('a'),
      licensed: marks.includes('l'),
      urban: marks.includes('u'),
      streets: streets.split(', '),
    };
  });

const areaByOutcode = new Map(areas.map((area) => [area.outcode, area]));
const townByName = new Map(towns.map((town) => [town.name, town]));

/** The area of an outcode. Every listing stands in one. */
export function areaOf(outcode: string): Area {
  const area = areaByOutcode.get(outcode);
  if (area === undefined) throw new Error(`There’s no area ${outcode}`);
  return area;
}

export function townOf(name: string): Town {
  const town = townByName.get(name);
  if (town === undefined) throw new Error(`There’s no town ${name}`);
  return town;
}

/** Towns and areas by name, as people write them. */
export const placeNames: readonly string[] = [
  ...new Set([...towns.map(({ name }) => name), ...areas.map(({ name }) => name)]),
];

/** The town around an area or a postcode; undefined for towns and for what is not known. */
export function townAround(place: string): string | undefined {
  const area = areaByOutcode.get(place.split(' ')[0] ?? '') ?? areas.find(({ name }) => name === place);
  return area?.town === place ? undefined : area?.town;
}
