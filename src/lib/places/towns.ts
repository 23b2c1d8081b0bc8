// Names on a map of the British Isles, to a kilometre.
import type { Point } from '@/lib/property-search/geo';

export interface TownName extends Point {
  name: string;
  /** 0 cities, 1 large towns, 2 towns, 3 parts of a city. */
  rank: number;
}

/** Name, latitude and longitude, by rank. */
const ranks = [
  `London 51.51 -0.13|Birmingham 52.48 -1.9|Manchester 53.48 -2.24|Leeds 53.8 -1.55|Liverpool 53.41 -2.98|Newcastle 54.97 -1.61|
   Glasgow 55.86 -4.25|Edinburgh 55.95 -3.19|Cardiff 51.48 -3.18|Belfast 54.6 -5.93|Bristol 51.45 -2.59|Aberdeen 57.15 -2.09|
   Norwich 52.63 1.3|Plymouth 50.37 -4.14|Inverness 57.48 -4.22|Dublin 53.35 -6.26`,
  `Sheffield 53.38 -1.47|Nottingham 52.95 -1.15|Leicester 52.64 -1.13|Southampton 50.9 -1.4|Brighton 50.82 -0.14|Hull 53.74 -0.33|
   York 53.96 -1.08|Stoke-on-Trent 53 -2.18|Coventry 52.41 -1.51|Oxford 51.75 -1.26|Cambridge 52.2 0.12|Exeter 50.72 -3.53|
   Swansea 51.62 -3.94|Dundee 56.46 -2.97|Carlisle 54.89 -2.94|Middlesbrough 54.57 -1.23|Derry 55 -7.31|Wrexham 53.05 -3|
   Peterborough 52.57 -0.24|Bournemouth 50.72 -1.88|Reading 51.46 -0.97|Ipswich 52.06 1.16|Lincoln 53.23 -0.54|Preston 53.76 -2.7|
   Perth 56.4 -3.43|Stirling 56.12 -3.94|Bangor 53.23 -4.13|Aberystwyth 52.41 -4.08|Truro 50.26 -5.05|Canterbury 51.28 1.08|
   Shrewsbury 52.71 -2.75|Gloucester 51.86 -2.24|Fort William 56.82 -5.11|Cork 51.9 -8.47|Galway 53.27 -9.05|Douglas 54.15 -4.48`,
  `Bradford 53.79 -1.75|Wakefield 53.68 -1.5|Huddersfield 53.65 -1.78|Halifax 53.72 -1.86|Harrogate 53.99 -1.54|Skipton 53.96 -2.02|
   Doncaster 53.52 -1.13|Rotherham 53.43 -1.36|Barnsley 53.55 -1.48|Scarborough 54.28 -0.4|Whitby 54.49 -0.61|Ripon 54.14 -1.52|
   Northallerton 54.34 -1.43|Darlington 54.52 -1.55|Durham 54.78 -1.57|Sunderland 54.9 -1.38|Kendal 54.33 -2.75|Lancaster 54.05 -2.8|
   Blackpool 53.82 -3.05|Burnley 53.79 -2.24|Bolton 53.58 -2.43|Wigan 53.55 -2.63|Warrington 53.39 -2.59|Stockport 53.41 -2.16|
   Oldham 53.54 -2.12|Rochdale 53.61 -2.16|Salford 53.49 -2.29|Crewe 53.1 -2.44|Chester 53.19 -2.89|Birkenhead 53.39 -3.01|
   St Helens 53.45 -2.74|Southport 53.65 -3.01|Buxton 53.26 -1.91|Chesterfield 53.24 -1.42|Mansfield 53.14 -1.2|Derby 52.92 -1.48|
   Loughborough 52.77 -1.21|Grantham 52.91 -0.64|Boston 52.98 -0.02|Grimsby 53.57 -0.08|King’s Lynn 52.75 0.4|Great Yarmouth 52.61 1.73|
   Lowestoft 52.48 1.75|Bury St Edmunds 52.25 0.71|Colchester 51.89 0.9|Chelmsford 51.74 0.47|Southend-on-Sea 51.54 0.71|
   Luton 51.88 -0.42|Milton Keynes 52.04 -0.76|Northampton 52.24 -0.9|Bedford 52.14 -0.47|Watford 51.66 -0.4|Stevenage 51.9 -0.2|
   Croydon 51.37 -0.1|Guildford 51.24 -0.57|Crawley 51.11 -0.19|Maidstone 51.27 0.52|Ashford 51.15 0.87|Dover 51.13 1.31|
   Hastings 50.86 0.57|Eastbourne 50.77 0.28|Worthing 50.82 -0.37|Portsmouth 50.81 -1.08|Winchester 51.06 -1.31|Basingstoke 51.27 -1.09|
   Salisbury 51.07 -1.79|Swindon 51.56 -1.78|Bath 51.38 -2.36|Weston-super-Mare 51.35 -2.98|Taunton 51.02 -3.1|Yeovil 50.94 -2.63|
   Weymouth 50.61 -2.45|Torquay 50.46 -3.53|Barnstaple 51.08 -4.06|Penzance 50.12 -5.54|Newquay 50.41 -5.08|Cheltenham 51.9 -2.07|
   Worcester 52.19 -2.22|Hereford 52.06 -2.72|Telford 52.68 -2.45|Stafford 52.81 -2.12|Wolverhampton 52.59 -2.13|Walsall 52.59 -1.98|
   Burton upon Trent 52.8 -1.63|Rugby 52.37 -1.26|Leamington Spa 52.29 -1.54|Banbury 52.06 -1.34|Newport 51.58 -3|
   Merthyr Tydfil 51.75 -3.38|Bridgend 51.5 -3.58|Barry 51.4 -3.28|Carmarthen 51.86 -4.31|Haverfordwest 51.8 -4.97|Brecon 51.95 -3.39|
   Llandudno 53.32 -3.83|Rhyl 53.32 -3.49|Holyhead 53.31 -4.63|Dolgellau 52.74 -3.88|Paisley 55.85 -4.42|Greenock 55.95 -4.77|
   Hamilton 55.78 -4.05|Ayr 55.46 -4.63|Kilmarnock 55.61 -4.5|Falkirk 56 -3.78|Livingston 55.88 -3.52|Dunfermline 56.07 -3.46|
   Kirkcaldy 56.11 -3.16|St Andrews 56.34 -2.8|Dumfries 55.07 -3.61|Galashiels 55.62 -2.81|Berwick-upon-Tweed 55.77 -2|Oban 56.41 -5.47|
   Elgin 57.65 -3.32|Peterhead 57.51 -1.79|Wick 58.44 -3.09|Ullapool 57.9 -5.16|Portree 57.41 -6.19|Stornoway 58.21 -6.39|
   Kirkwall 58.98 -2.96|Lerwick 60.15 -1.14|Lisburn 54.51 -6.04|Newry 54.18 -6.34|Armagh 54.35 -6.65|Omagh 54.6 -7.3|
   Enniskillen 54.34 -7.64|Coleraine 55.13 -6.67|Ballymena 54.86 -6.28|Sligo 54.27 -8.48|Limerick 52.66 -8.63|Waterford 52.26 -7.11`,
  `Headingley 53.82 -1.58|Roundhay 53.83 -1.5|Harehills 53.81 -1.51|Beeston 53.775 -1.56|Armley 53.797 -1.59|Bramley 53.815 -1.63|
   Cross Gates 53.805 -1.45|Chapel Allerton 53.829 -1.54|Horsforth 53.84 -1.64|Morley 53.75 -1.6|Seacroft 53.82 -1.46|
   Ancoats 53.485 -2.227|Crumpsall 53.516 -2.24|Blackley 53.525 -2.215|Openshaw 53.475 -2.175|Fallowfield 53.442 -2.22|
   Levenshulme 53.443 -2.19|Didsbury 53.417 -2.232|Chorlton 53.442 -2.277|Sale 53.424 -2.32|Prestwich 53.533 -2.284|
   Walton 53.448 -2.965|Anfield 53.431 -2.95|Toxteth 53.387 -2.963|Old Swan 53.414 -2.913|Wavertree 53.398 -2.92|Allerton 53.38 -2.895|
   Bootle 53.446 -2.995|Speke 53.345 -2.85|West Bridgford 52.929 -1.13|Mapperley 52.975 -1.12|Sherwood 52.981 -1.152|
   Bulwell 53 -1.197|Lenton 52.948 -1.175|Arnold 53.004 -1.127|Clifton 52.904 -1.19|Rumney 51.51 -3.13|Ely 51.481 -3.25|
   Cardiff Bay 51.464 -3.164|Grangetown 51.468 -3.188|Whitchurch 51.516 -3.222|Cathays 51.494 -3.175|Penarth 51.437 -3.174|
   Partick 55.871 -4.308|Hillhead 55.875 -4.293|Dennistoun 55.859 -4.213|Shawlands 55.829 -4.282|Govanhill 55.837 -4.258|
   Govan 55.861 -4.311|Bearsden 55.919 -4.333|New Town 55.957 -3.197|Leith 55.975 -3.171|Abbeyhill 55.956 -3.167|
   Marchmont 55.937 -3.193|Gorgie 55.935 -3.237|Liberton 55.913 -3.163|Corstorphine 55.942 -3.282|Portobello 55.953 -3.114`,
];

export const towns: readonly TownName[] = ranks.flatMap((text, rank) =>
  text.split('|').map((entry) => {
    const [, name = '', lat, lng] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry.trim()) ?? [];
    return { name, rank, lat: Number(lat), lng: Number(lng) };
  }),
);
