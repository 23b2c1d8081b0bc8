import type { Schema } from '../../../engine/contract/contract';

type Strategy = Schema<'Strategy'>;

/** What a member wrote of themselves: how they invest, where, and a few sentences. */
export type About = readonly [strategies: readonly Strategy[], regions: readonly string[], bio: string];

/** By place in the list of people; an empty text stands for an empty profile. */
export const abouts: readonly About[] = [
  [
    ['btl', 'hmo', 'brrr'],
    ['Greater Manchester', 'Cheshire'],
    'Thirteen homes, two of them HMOs. About half are around Manchester, the rest from Liverpool and Leeds up to Glasgow and Edinburgh. I started with one terrace in Fallowfield in 2014 and still answer the phone myself. Glad to compare notes on licensing, EPCs and tradespeople who turn up.',
  ],
  [
    ['brrr', 'hmo', 'flip'],
    ['West Yorkshire'],
    'I package deals in Leeds, Bradford and Wakefield: ICO-registered, Property Ombudsman member, client money insured. Every pack comes with comparables that you can check, and I’ll tell you what is wrong with the house before you ask.',
  ],
  [
    ['btl', 'hmo'],
    ['United Kingdom'],
    'Whole-of-market broker for landlords: portfolio, limited company, HMO and holiday-let lending. No fee until you have an offer.',
  ],
  [
    [],
    ['South Yorkshire'],
    'I look after the community here. Message me if something is broken, unkind or missing.',
  ],
  [['btl'], ['Merseyside'], 'Two student lets near Smithdown Road and a spreadsheet of ideas.'],
  [
    ['brrr', 'btl'],
    ['Greater Manchester', 'Lancashire'],
    'Refinancing project seven. I publish my numbers, the bad ones first: two of the seven left more in than I planned.',
  ],
  [[], [], ''],
  [
    ['hmo', 'btl'],
    ['Edinburgh', 'Fife'],
    'Licensed HMOs for people who work shifts. Registered landlord in two council areas, and a regular at the licensing committee.',
  ],
  [
    ['development'],
    ['Bristol', 'Somerset'],
    'Small infill sites, six to twelve homes, timber frame. I like awkward access and patient landowners.',
  ],
  [
    ['btl'],
    ['South Wales'],
    'Independent letting agent in Cathays since 2009. Rent Smart Wales licensed, and fond of a proper inventory.',
  ],
  [
    ['btl', 'hmo'],
    ['London', 'South East'],
    'Chartered accountant. Incorporation, section 24, Making Tax Digital: I explain it until it’s boring.',
  ],
  [
    ['flip'],
    ['Nottinghamshire', 'Derbyshire'],
    'Twenty years of damp, roofs and lime mortar. I survey before I quote.',
  ],
  [
    ['sa'],
    ['North Yorkshire'],
    'Four serviced apartments by the Ouse, run with one cleaner who knows everything.',
  ],
  [
    ['btl', 'brrr'],
    ['West Yorkshire'],
    'One terrace to four in three years on a bus driver’s wage. Happy to show how, slowly.',
  ],
  [
    [],
    ['Scotland'],
    'Conveyancing solicitor. Home Reports, missives and the difference between the two kinds of offers over.',
  ],
  [
    ['btl', 'commercial'],
    ['West Yorkshire'],
    'Second generation of a family portfolio: shops below, flats above.',
  ],
  [
    [],
    ['South Wales'],
    'We manage 340 homes from Newport to Swansea. I look after the compliance calendar and most of the biscuits.',
  ],
  [
    ['btl', 'development'],
    ['Greater Manchester'],
    'Chartered surveyor (MRICS). Victorian and Edwardian houses, party walls, and reading cracks without drama.',
  ],
  [
    ['btl', 'hmo'],
    ['Nottinghamshire'],
    'Nurse on nights, landlord on my days off. Three lets to colleagues from the same hospital.',
  ],
  [
    [],
    ['Aberdeenshire'],
    'Heating engineer. Heat pumps since 2016, gas before that, and no opinion on football.',
  ],
  [
    ['development', 'commercial', 'flip'],
    ['East Yorkshire'],
    'I turn empty shops into homes under Class MA. Six done, two on site.',
  ],
  [
    ['btl'],
    ['Cheshire', 'Greater Manchester'],
    'Thirty years, fourteen houses. I’ve never raised a rent by letter without a phone call first.',
  ],
  [
    ['brrr', 'flip'],
    ['London'],
    'Bridging and refurbishment finance. I say no early, which borrowers thank me for later.',
  ],
  [
    ['brrr', 'sa'],
    ['North Wales', 'Cheshire'],
    'Off-market homes between Wrexham and Chester. Compliant, insured, and I drive to every one.',
  ],
  [
    ['hmo'],
    ['West Yorkshire'],
    'Professional HMOs with desks, good chairs and soundproofing. Average stay 19 months.',
  ],
  [['btl'], ['East Midlands'], 'Accountant for landlords. Quarterly updates, made dull on purpose.'],
  [
    ['flip', 'brrr'],
    ['Merseyside'],
    'I buy at auction and read every legal pack to the last page. Ask me about the one with the mineshaft.',
  ],
  [[], ['Glasgow'], 'Letting agent on the Southside; registered, audited, reachable.'],
  [
    [],
    ['West Midlands'],
    'Block manager. Leaseholders first, section 20 done properly, service charge accounts on time.',
  ],
  [
    ['flip'],
    ['Greater Manchester'],
    'Kitchens and bathrooms in ten working days, with photos every evening.',
  ],
  [
    [],
    ['London'],
    'Lease extensions and enfranchisement. If yours has 82 years left, write today rather than tomorrow.',
  ],
  [
    ['btl'],
    ['Tyne and Wear'],
    'I moved for work, kept the flat, and turned out to like it. Now three, on purpose.',
  ],
  [
    ['hmo', 'btl'],
    ['West Midlands'],
    'Supported living with registered providers on long leases. Compliance before yield, always.',
  ],
  [
    ['development', 'sa'],
    ['Herefordshire', 'Powys'],
    'Barns, chapels and one lighthouse. Listed building consent holds no terror for me.',
  ],
  [['btl', 'brrr'], ['Greater Manchester'], 'Spreadsheets first, viewings second. I share the templates.'],
  [
    [],
    ['South Wales', 'The Marches'],
    'Domestic energy assessor and retrofit coordinator. I’ll tell you which three measures matter.',
  ],
  [
    ['hmo', 'btl', 'commercial'],
    ['United Kingdom'],
    'Specialist lending for companies and large HMOs. First call is free and short.',
  ],
  [['flip', 'commercial'], ['East Midlands'], 'Auctioneer. Three rooms, one livestream, eight sales a year.'],
  [
    ['btl'],
    ['Edinburgh'],
    'Tenement flats and tenants who stay. The longest has been with me for eleven years.',
  ],
  [[], ['West Midlands'], 'Electrician: EICRs, consumer units, rewires. Reports within two working days.'],
  [
    ['sa'],
    ['North Yorkshire', 'Cumbria'],
    'We look after 46 holiday lets in the Dales, from changeovers to chimney sweeps.',
  ],
  [
    ['btl', 'flip'],
    ['Greater Manchester'],
    'Joint ventures with people I’d have dinner with. Two at a time, no more.',
  ],
  [
    ['btl'],
    ['West Yorkshire'],
    'Letting to key workers near St James’s. Rents below the average and almost no voids.',
  ],
  [
    [],
    ['West Yorkshire'],
    'Landlord and tenant solicitor. Possession is the last resort, and I’ll tell you the first three.',
  ],
  [['hmo'], ['South Wales'], 'Licensed my first HMO this spring. Still smiling, slightly poorer.'],
  [
    ['development', 'commercial'],
    ['Greater London'],
    'Permitted development in outer London: offices to homes, with daylight that passes.',
  ],
  [
    ['brrr', 'btl'],
    ['Staffordshire'],
    'Probate sales and tired landlords, handled kindly and without hurry.',
  ],
  [['btl'], ['Berkshire', 'North East'], 'I write software all week and paint terraces all weekend.'],
  [
    ['sa', 'btl'],
    ['Greater Manchester'],
    'Interior designer for lets that last: hard-wearing, cheap to mend, pleasant to come home to.',
  ],
  [['btl'], ['Leicestershire'], 'Retired geography teacher. Five student houses, all within a bicycle ride.'],
  [[], ['Merseyside'], 'Plasterer and tiler with a tidy van. References from eleven landlords on here.'],
  [[], ['Gwynedd', 'Anglesey'], 'Gosod a gwerthu yn Gymraeg ac yn Saesneg: lettings in Welsh and English.'],
  [
    ['btl'],
    ['County Durham'],
    'I live in Rotterdam and let four houses in Durham through one very good agent.',
  ],
  [
    ['btl', 'hmo'],
    ['Buckinghamshire', 'London'],
    'Tax adviser. Whether to incorporate takes twenty minutes; regretting it takes years.',
  ],
  [[], ['Highlands and Islands'], 'Home Reports from Inverness to Stornoway. Ferries included.'],
  [
    ['btl'],
    ['Lancashire'],
    'Selling down gradually, two left. Happy to pass on what I’ve learnt and most of my tools.',
  ],
  [['flip'], ['South London'], 'Flips I’d live in myself. Eight so far, and I did live in one of them.'],
  [['hmo'], ['Belfast'], 'We run 220 student beds in the Queen’s Quarter, every one inspected each term.'],
  [
    ['r2r', 'btl'],
    ['Derbyshire'],
    'Rent-to-rent, then ownership, slowly and with the landlord’s written consent every time.',
  ],
  [['btl'], ['West Yorkshire'], 'I help first-time landlords borrow well, and sometimes not borrow at all.'],
];
