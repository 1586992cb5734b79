/** A nation, region or county, by its names; the first is shown. */
export interface Area {
  readonly names: readonly string[];
  /** The towns in it by which posts say where they are; none for a nation, which every post names itself. */
  readonly towns: readonly string[];
}

const list = (text: string) => text.split(',').map((name) => name.trim());
const area = (names: string, towns = ''): Area => ({
  names: list(names),
  towns: towns === '' ? [] : list(towns),
});

const londonTowns =
  'London, Croydon, Barnet, Bromley, Enfield, Ealing, Hackney, Islington, Camden, Lambeth, Lewisham, Southwark, Tower Hamlets, Westminster, Wandsworth, Hounslow, Hillingdon, Uxbridge, Harrow, Wembley, Romford, Ilford, Stratford, Greenwich, Kingston upon Thames, Richmond, Sutton, Twickenham, Wimbledon, Hammersmith, Fulham, Kensington, Chelsea, Heathrow, Canary Wharf, Walthamstow, Tottenham, Woolwich';

/** Counties and city regions that people name; the regions of the ONS are made of their towns. */
const counties = {
  greaterManchester: area(
    'Greater Manchester',
    'Manchester, Salford, Bolton, Bury, Oldham, Rochdale, Stockport, Trafford, Altrincham, Sale, Wigan, Leigh, Ashton-under-Lyne, Tameside',
  ),
  merseyside: area(
    'Merseyside',
    'Liverpool, Birkenhead, St Helens, Southport, Bootle, Wallasey, Wirral, Huyton, Kirkby',
  ),
  lancashire: area(
    'Lancashire',
    'Preston, Blackpool, Blackburn, Burnley, Lancaster, Morecambe, Chorley, Leyland, Accrington, Fleetwood, Lytham St Annes, Skelmersdale',
  ),
  cheshire: area(
    'Cheshire',
    'Chester, Warrington, Crewe, Macclesfield, Widnes, Runcorn, Ellesmere Port, Northwich, Wilmslow, Knutsford',
  ),
  cumbria: area('Cumbria', 'Carlisle, Barrow-in-Furness, Kendal, Whitehaven, Workington, Penrith'),
  tyneAndWear: area(
    'Tyne and Wear, Tyneside',
    'Newcastle upon Tyne, Sunderland, Gateshead, South Shields, North Shields, Tynemouth, Washington, Whitley Bay',
  ),
  countyDurham: area('County Durham', 'Durham, Darlington, Bishop Auckland, Consett, Peterlee'),
  teesside: area('Teesside', 'Middlesbrough, Stockton-on-Tees, Redcar, Hartlepool, Billingham'),
  northumberland: area('Northumberland', 'Morpeth, Blyth, Ashington, Cramlington, Hexham, Alnwick'),
  westYorkshire: area(
    'West Yorkshire',
    'Leeds, Bradford, Wakefield, Huddersfield, Halifax, Dewsbury, Keighley, Castleford, Pontefract, Batley',
  ),
  southYorkshire: area('South Yorkshire', 'Sheffield, Doncaster, Rotherham, Barnsley'),
  northYorkshire: area(
    'North Yorkshire',
    'York, Harrogate, Scarborough, Northallerton, Skipton, Ripon, Selby, Whitby',
  ),
  eastYorkshire: area(
    'East Yorkshire, East Riding of Yorkshire, Humberside',
    'Hull, Kingston upon Hull, Beverley, Bridlington, Goole, Grimsby, Scunthorpe',
  ),
  nottinghamshire: area('Nottinghamshire', 'Nottingham, Mansfield, Worksop, Beeston, Newark-on-Trent'),
  derbyshire: area('Derbyshire', 'Derby, Chesterfield, Buxton, Glossop, Ilkeston, Matlock'),
  leicestershire: area('Leicestershire', 'Leicester, Loughborough, Hinckley, Melton Mowbray, Coalville'),
  lincolnshire: area('Lincolnshire', 'Lincoln, Boston, Grantham, Spalding, Skegness, Gainsborough, Stamford'),
  northamptonshire: area(
    'Northamptonshire',
    'Northampton, Kettering, Corby, Wellingborough, Daventry, Rushden',
  ),
  birminghamArea: area(
    'West Midlands, the Black Country',
    'Birmingham, Coventry, Wolverhampton, Walsall, Dudley, Solihull, West Bromwich, Sutton Coldfield, Stourbridge, Halesowen, Smethwick',
  ),
  staffordshire: area(
    'Staffordshire',
    'Stoke-on-Trent, Stafford, Burton upon Trent, Tamworth, Cannock, Lichfield, Newcastle-under-Lyme, Leek',
  ),
  warwickshire: area(
    'Warwickshire',
    'Warwick, Leamington Spa, Rugby, Nuneaton, Stratford-upon-Avon, Kenilworth, Bedworth',
  ),
  worcestershire: area(
    'Worcestershire',
    'Worcester, Redditch, Kidderminster, Bromsgrove, Malvern, Evesham, Droitwich',
  ),
  shropshire: area('Shropshire', 'Shrewsbury, Telford, Oswestry, Bridgnorth, Ludlow'),
  herefordshire: area('Herefordshire', 'Hereford, Leominster, Ross-on-Wye'),
  norfolk: area('Norfolk', 'Norwich, King’s Lynn, Great Yarmouth, Thetford, Dereham'),
  suffolk: area('Suffolk', 'Ipswich, Bury St Edmunds, Lowestoft, Felixstowe, Stowmarket, Sudbury'),
  essex: area(
    'Essex',
    'Chelmsford, Colchester, Southend-on-Sea, Basildon, Harlow, Braintree, Brentwood, Clacton-on-Sea, Grays, Billericay, Witham, Maldon',
  ),
  cambridgeshire: area(
    'Cambridgeshire',
    'Cambridge, Peterborough, Huntingdon, Ely, St Neots, Wisbech, March, St Ives',
  ),
  hertfordshire: area(
    'Hertfordshire',
    'St Albans, Watford, Hemel Hempstead, Stevenage, Hertford, Welwyn Garden City, Hatfield, Bishop’s Stortford, Letchworth, Hitchin, Cheshunt',
  ),
  bedfordshire: area('Bedfordshire', 'Bedford, Luton, Dunstable, Leighton Buzzard, Biggleswade'),
  kent: area(
    'Kent',
    'Maidstone, Canterbury, Dartford, Gravesend, Ashford, Folkestone, Dover, Margate, Ramsgate, Tunbridge Wells, Royal Tunbridge Wells, Sevenoaks, Sittingbourne, Chatham, Gillingham, Rochester, Deal, Sandwich, Faversham, Tonbridge',
  ),
  surrey: area(
    'Surrey',
    'Guildford, Woking, Epsom, Redhill, Reigate, Camberley, Farnham, Leatherhead, Dorking, Staines, Esher, Weybridge',
  ),
  sussex: area(
    'Sussex, East Sussex, West Sussex',
    'Brighton, Hove, Crawley, Worthing, Eastbourne, Hastings, Horsham, Bexhill, Chichester, Lewes, Haywards Heath, Bognor Regis',
  ),
  hampshire: area(
    'Hampshire',
    'Southampton, Portsmouth, Winchester, Basingstoke, Andover, Farnborough, Aldershot, Fareham, Gosport, Havant, Eastleigh',
  ),
  isleOfWight: area('Isle of Wight', 'Newport, Ryde, Cowes'),
  berkshire: area('Berkshire', 'Reading, Slough, Windsor, Maidenhead, Bracknell, Newbury, Wokingham'),
  oxfordshire: area('Oxfordshire', 'Oxford, Banbury, Bicester, Abingdon, Didcot, Witney, Henley-on-Thames'),
  buckinghamshire: area(
    'Buckinghamshire',
    'Milton Keynes, Aylesbury, High Wycombe, Amersham, Buckingham, Marlow, Beaconsfield',
  ),
  bristolArea: area('Avon', 'Bristol, Bath, Weston-super-Mare'),
  somerset: area(
    'Somerset',
    'Taunton, Yeovil, Bridgwater, Wells, Frome, Glastonbury, Bath, Weston-super-Mare',
  ),
  devon: area(
    'Devon',
    'Exeter, Plymouth, Torquay, Paignton, Barnstaple, Exmouth, Newton Abbot, Tiverton, Bideford',
  ),
  cornwall: area('Cornwall', 'Truro, Falmouth, Penzance, St Austell, Newquay, Bodmin, Camborne, Redruth'),
  dorset: area('Dorset', 'Bournemouth, Poole, Weymouth, Dorchester, Christchurch, Bridport'),
  gloucestershire: area('Gloucestershire', 'Gloucester, Cheltenham, Stroud, Cirencester, Tewkesbury'),
  wiltshire: area('Wiltshire', 'Swindon, Salisbury, Trowbridge, Chippenham, Devizes, Warminster'),
} as const;

const c = counties;
const together = (names: string, ...parts: readonly Area[]): Area => ({
  names: list(names),
  // A post may name the county instead of the town.
  towns: [...new Set(parts.flatMap((part) => [...part.towns, ...part.names]))],
});

const north = {
  northWest: together(
    'North West, North West England',
    ...[c.greaterManchester, c.merseyside, c.lancashire, c.cheshire, c.cumbria],
  ),
  northEast: together(
    'North East, North East England',
    ...[c.tyneAndWear, c.countyDurham, c.teesside, c.northumberland],
  ),
  yorkshire: together(
    'Yorkshire, Yorkshire and the Humber, Yorkshire and Humber, Yorks',
    ...[c.westYorkshire, c.southYorkshire, c.northYorkshire, c.eastYorkshire],
  ),
};
const midlands = {
  east: together(
    'East Midlands',
    ...[c.nottinghamshire, c.derbyshire, c.leicestershire, c.lincolnshire, c.northamptonshire],
  ),
  west: together(
    'West Midlands',
    ...[c.birminghamArea, c.staffordshire, c.warwickshire, c.worcestershire, c.shropshire, c.herefordshire],
  ),
};
const greaterLondon = area('London, Greater London', londonTowns);
const homeCounties = [c.kent, c.surrey, c.essex, c.hertfordshire, c.berkshire, c.buckinghamshire];

/** The nations, of which every post in one names its own. */
export const nationAreas: readonly Area[] = [
  ...['England', 'Scotland, Scottish', 'Wales, Welsh', 'Northern Ireland'].map((names) => area(names)),
];

/** Regions, counties and city regions. Where two have a name, the larger comes first. */
export const areas: readonly Area[] = [
  north.northWest,
  north.northEast,
  north.yorkshire,
  together(
    'North of England, Northern England, the North',
    north.northWest,
    north.northEast,
    north.yorkshire,
  ),
  midlands.east,
  midlands.west,
  together('the Midlands, Midlands', midlands.east, midlands.west),
  together(
    'East of England, Eastern England',
    ...[c.norfolk, c.suffolk, c.essex, c.cambridgeshire, c.hertfordshire, c.bedfordshire],
  ),
  together('East Anglia', c.norfolk, c.suffolk, c.cambridgeshire),
  together(
    'South East, South East England',
    ...[
      c.kent,
      c.surrey,
      c.sussex,
      c.hampshire,
      c.isleOfWight,
      c.berkshire,
      c.oxfordshire,
      c.buckinghamshire,
    ],
  ),
  together(
    'South West, South West England, West Country',
    ...[c.bristolArea, c.somerset, c.devon, c.cornwall, c.dorset, c.gloucestershire, c.wiltshire],
  ),
  together('Home Counties', ...homeCounties),
  greaterLondon,
  ...Object.values(counties),
  area(
    'Scottish Highlands, the Highlands, Highlands',
    'Inverness, Fort William, Aviemore, Thurso, Wick, Nairn, Dingwall, Highland',
  ),
  area('North Wales', 'Wrexham, Bangor, Llandudno, Rhyl, Caernarfon, Colwyn Bay, Mold, Flint, Deeside'),
  area(
    'South Wales',
    'Cardiff, Swansea, Newport, Barry, Bridgend, Merthyr Tydfil, Pontypridd, Neath, Port Talbot, Llanelli, Cwmbran, Caerphilly',
  ),
  area('West Wales', 'Carmarthen, Llanelli, Haverfordwest, Aberystwyth, Milford Haven, Pembroke'),
];

/** Towns and cities of the nations that have no regions above. */
export const otherTowns = list(
  `Aberdeen, Dundee, Edinburgh, Glasgow, Stirling, Perth, Paisley, Kilmarnock, Ayr, Falkirk, Livingston, Dunfermline, Kirkcaldy,
  Motherwell, Hamilton, East Kilbride, Cumbernauld, Dumfries, Elgin, Greenock, Oban, Galashiels, Belfast, Lisburn, Bangor, Derry,
  Londonderry, Newry, Armagh, Craigavon, Ballymena, Omagh, Coleraine, Enniskillen, Antrim, Newtownabbey`.replaceAll(
    /\s+/g,
    ' ',
  ),
);

/** Names for the whole country, which narrow nothing. */
export const wholeCountry = ['uk', 'united kingdom', 'great britain', 'britain', 'gb'];

/** Towns whose names are words, trades or first names as well. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `ash barking barry bath battle beer boot bury crook deal derby diss eye flint ford hale hook hull lancing leek march mold nelson
  reading rugby rye sale sandwich sandy seal settle stone street sway ware washington wells welsh wick wool`.split(
    /\s+/,
  ),
);
