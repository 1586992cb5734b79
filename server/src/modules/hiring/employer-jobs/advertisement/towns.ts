/** Towns and cities of the United Kingdom, and some of Ireland, as advertisements write them. */
export const towns: readonly string[] = (
  'London;Birmingham;Manchester;Glasgow;Liverpool;Leeds;Sheffield;Edinburgh;Bristol;Leicester;' +
  'Coventry;Bradford;Cardiff;Belfast;Nottingham;Kingston upon Hull;Hull;Newcastle upon Tyne;' +
  'Newcastle-upon-Tyne;Newcastle;Stoke-on-Trent;Southampton;Derby;Portsmouth;Brighton & Hove;' +
  'Brighton and Hove;Brighton;Hove;Plymouth;Northampton;Reading;Luton;Wolverhampton;Bolton;' +
  'Bournemouth;Poole;Norwich;Swindon;Swansea;Southend-on-Sea;Middlesbrough;Peterborough;Cambridge;' +
  'Oxford;Exeter;Gloucester;Cheltenham;York;Ipswich;Colchester;Milton Keynes;Blackpool;Preston;' +
  'Blackburn;Burnley;Lancaster;Oldham;Rochdale;Stockport;Salford;Warrington;Wigan;St Helens;' +
  'Birkenhead;Chester;Crewe;Macclesfield;Huddersfield;Halifax;Wakefield;Barnsley;Doncaster;' +
  'Rotherham;Harrogate;Scarborough;Whitby;Skipton;Ripon;Thirsk;Hartlepool;Darlington;Durham;' +
  'Sunderland;Gateshead;South Shields;Stockton-on-Tees;Redcar;Carlisle;Kendal;Barrow-in-Furness;' +
  'Lincoln;Grimsby;Scunthorpe;Boston;Grantham;Mansfield;Chesterfield;Buxton;Loughborough;Hinckley;' +
  'Nuneaton;Rugby;Leamington Spa;Warwick;Stratford-upon-Avon;Solihull;Walsall;Dudley;' +
  'West Bromwich;Telford;Shrewsbury;Stafford;Burton upon Trent;Lichfield;Tamworth;Worcester;' +
  'Malvern;Kidderminster;Redditch;Hereford;Ludlow;Kettering;Corby;Wellingborough;Bedford;' +
  'Stevenage;Hatfield;Watford;St Albans;Hemel Hempstead;Welwyn Garden City;Hertford;Harlow;' +
  "Chelmsford;Basildon;Brentwood;Bury St Edmunds;Lowestoft;Felixstowe;Great Yarmouth;King's Lynn;" +
  'Ely;Huntingdon;Aylesbury;High Wycombe;Slough;Windsor;Maidenhead;Bracknell;Wokingham;Newbury;' +
  'Basingstoke;Andover;Winchester;Farnborough;Aldershot;Guildford;Woking;Epsom;Redhill;Crawley;' +
  'Horsham;Worthing;Chichester;Eastbourne;Hastings;Lewes;Tunbridge Wells;Tonbridge;Maidstone;' +
  'Ashford;Canterbury;Dover;Folkestone;Margate;Ramsgate;Dartford;Gravesend;Chatham;Gillingham;' +
  'Rochester;Croydon;Bromley;Kingston upon Thames;Richmond;Uxbridge;Ealing;Wembley;Stratford;' +
  'Greenwich;Salisbury;Trowbridge;Chippenham;Bath;Weston-super-Mare;Taunton;Yeovil;Bridgwater;' +
  'Glastonbury;Dorchester;Weymouth;Torquay;Barnstaple;Truro;Falmouth;Penzance;St Ives;Newquay;' +
  'Stroud;Cirencester;Tewkesbury;Didcot;Abingdon;Banbury;Bicester;Witney;Harwell;Aberdeen;Dundee;' +
  'Inverness;Perth;Stirling;Falkirk;Paisley;Kilmarnock;Ayr;Dumfries;Livingston;Dunfermline;' +
  'Kirkcaldy;St Andrews;East Kilbride;Hamilton;Motherwell;Greenock;Fort William;Oban;Elgin;' +
  'Newport;Wrexham;Bangor;Aberystwyth;Llandudno;Carmarthen;Merthyr Tydfil;Bridgend;Barry;Llanelli;' +
  'Haverfordwest;Caernarfon;Rhyl;Derry;Londonderry;Lisburn;Newry;Armagh;Craigavon;Ballymena;' +
  'Antrim;Omagh;Enniskillen;Coleraine;Douglas;St Helier;Dublin;Cork;Galway;Limerick'
).split(';');
