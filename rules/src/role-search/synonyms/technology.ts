import type { Synonym } from './synonym.ts';

/** Software, data and IT. */
export const technologySynonyms: readonly Synonym[] = [
  {
    words: ['React developer', 'Angular developer', 'Vue developer', 'Svelte developer', 'Next.js developer'],
    codes: ['2134'],
    reason: 'JavaScript libraries that the index does not name.',
  },
  {
    words: ['TypeScript developer', 'Node.js developer'],
    codes: ['2134'],
    reason: 'The index knows JavaScript developer, not what is built on it.',
  },
  {
    words: ['Front end engineer', 'Frontend developer'],
    codes: ['2134'],
    reason: 'The index knows front end developer, not the engineer.',
  },
  {
    words: ['Backend developer', 'Back end developer', 'Backend engineer'],
    codes: ['2134'],
    reason: 'Develops the server side of software; not in the index.',
  },
  {
    words: ['Full stack engineer', 'Fullstack developer'],
    codes: ['2134'],
    reason: 'The index knows full stack developer, not the engineer.',
  },
  {
    words: [
      'Ruby developer',
      'Go developer',
      'Golang developer',
      'Rust developer',
      'Kotlin developer',
      'Swift developer',
      'Perl developer',
    ],
    codes: ['2134'],
    reason: 'Programming languages that the index does not name.',
  },
  {
    words: ['C++ developer', 'C# developer', '.NET developer', 'F# developer'],
    codes: ['2134'],
    reason: 'Programming languages whose names are signs.',
  },
  {
    words: ['WordPress developer', 'Shopify developer', 'Magento developer', 'Webflow developer'],
    codes: ['2134'],
    reason: 'Develops websites on a named product.',
  },
  {
    words: [
      'Salesforce developer',
      'ServiceNow developer',
      'Dynamics developer',
      'Power Platform developer',
      'Low-code developer',
    ],
    codes: ['2134'],
    reason: 'Develops on a named business product.',
  },
  {
    words: [
      'Salesforce administrator',
      'Salesforce consultant',
      'ServiceNow consultant',
      'Dynamics consultant',
      'Workday consultant',
    ],
    codes: ['2139', '2133'],
    reason: 'An IT consultant on a named product, as the index has SAP consultant.',
  },
  {
    words: [
      'iOS engineer',
      'Android engineer',
      'Mobile engineer',
      'React Native developer',
      'Flutter developer',
    ],
    codes: ['2134'],
    reason: 'The index knows developers of iOS, Android and mobile apps.',
  },
  {
    words: ['Developer'],
    codes: ['2134'],
    reason: 'Alone it means software today; the index thinks of photographs, mines and cloth too.',
  },
  { words: ['SDE', 'SWE'], codes: ['2134'], reason: 'What large employers call a software engineer.' },
  { words: ['Coder', 'Web programmer'], codes: ['2134'], reason: 'Everyday words for a programmer.' },
  {
    words: ['DevOps engineer', 'DevOps'],
    codes: ['2134', '2133'],
    reason: 'Writes the software that builds and runs software; advertised as software development.',
  },
  {
    words: ['Site reliability engineer', 'SRE'],
    codes: ['2134', '2133'],
    reason:
      'Software engineering applied to running systems; the SRE of the index is a grade of HM Land Registry.',
  },
  {
    words: ['Platform engineer'],
    codes: ['2134', '2133'],
    reason: 'Builds the platform that developers use.',
  },
  {
    words: ['Cloud developer', 'AWS engineer', 'Azure engineer', 'GCP engineer', 'Kubernetes engineer'],
    codes: ['2133', '2134'],
    reason: 'A cloud engineer, 2133 in the index, by the name of the cloud.',
  },
  {
    words: [
      'Machine learning engineer',
      'ML engineer',
      'AI engineer',
      'Artificial intelligence engineer',
      'AI developer',
      'Deep learning engineer',
      'NLP engineer',
      'Computer vision engineer',
      'MLOps engineer',
      'Prompt engineer',
      'LLM engineer',
    ],
    codes: ['2134', '2433'],
    reason: 'Develops software that learns; where the work is statistics it is 2433, as for data scientists.',
  },
  {
    words: ['Machine learning scientist', 'AI scientist', 'AI researcher', 'Machine learning researcher'],
    codes: ['2433', '2134'],
    reason: 'A data scientist’s work, which the index has at 2433.',
  },
  {
    words: ['Data engineer', 'ETL developer', 'Analytics engineer', 'Data platform engineer'],
    codes: ['2133', '2134'],
    reason: 'The index has the big data engineer at 2133; its data engineer, 5242, lays telecoms lines.',
  },
  {
    words: ['Data analyst'],
    codes: ['3544', '2134'],
    reason:
      '3544 is the unit group, and the index of August 2026 (v14) has it there alone; that of 2020 adds 2134 for computing.',
  },
  {
    words: [
      'Analytics analyst',
      'Insight analyst',
      'Insights analyst',
      'MI analyst',
      'Power BI analyst',
      'Tableau analyst',
      'SQL analyst',
      'Excel analyst',
    ],
    codes: ['3544', '2431'],
    reason: 'Analyses data and reports it; the unit group of data analysts.',
  },
  {
    words: ['BI analyst', 'Business intelligence analyst'],
    codes: ['2431', '3544'],
    reason: 'The index has it at 2431; much of it is data analysis.',
  },
  {
    words: ['BI developer', 'Power BI developer'],
    codes: ['2134', '3544'],
    reason: 'The index has business intelligence developer at 2134.',
  },
  {
    words: ['Data modeller'],
    codes: ['2133'],
    reason: 'Designs systems; the unit group of architects and systems designers.',
  },
  {
    words: [
      'Blockchain developer',
      'Smart contract developer',
      'Solidity developer',
      'Web3 developer',
      'Crypto developer',
    ],
    codes: ['2134'],
    reason: 'Programs on a ledger; not in the index.',
  },
  {
    words: ['Unity developer', 'Unreal developer', 'Gameplay programmer', 'Game developer', 'Game designer'],
    codes: ['2134'],
    reason: 'The index has games designer and computer games programming at 2134.',
  },
  {
    words: ['Embedded engineer', 'Embedded developer', 'Firmware developer'],
    codes: ['2134'],
    reason: 'The index has embedded software engineer at 2134.',
  },
  {
    words: [
      'Automation tester',
      'Test automation engineer',
      'SDET',
      'QA analyst',
      'QA tester',
      'QA engineer',
      'QA automation engineer',
      'Software QA',
    ],
    codes: ['2136'],
    reason: 'Tests software; in IT, QA means testing.',
  },
  {
    words: ['Pen tester', 'Red teamer'],
    codes: ['2135'],
    reason: 'Tries to break in so as to protect; ethical hacker is typical of 2135.',
  },
  {
    words: [
      'SOC analyst',
      'Infosec analyst',
      'Security operations analyst',
      'Threat analyst',
      'Cyber security engineer',
      'GRC analyst',
      'DevSecOps engineer',
    ],
    codes: ['2135'],
    reason: 'Protects systems; here SOC is a security operations centre.',
  },
  {
    words: ['CISO', 'Chief information security officer'],
    codes: ['1137', '2135'],
    reason: 'Directs security of information technology.',
  },
  {
    words: [
      'CTO',
      'Chief technology officer',
      'CIO',
      'Chief digital officer',
      'Head of engineering',
      'VP of engineering',
    ],
    codes: ['1137'],
    reason: 'Directs information technology; chief information officer is typical of 1137.',
  },
  {
    words: [
      'Engineering manager (software)',
      'Software engineering manager',
      'Software development manager',
      'Development team lead',
    ],
    codes: ['2132', '1137'],
    reason: 'Manages people who make software.',
  },
  {
    words: ['Tech lead', 'Technical lead', 'Lead developer', 'Principal developer'],
    codes: ['2134', '2132'],
    reason: 'Leads programming and still programs.',
  },
  {
    words: ['Product owner'],
    codes: ['2132', '2440'],
    reason: 'Owns a software product; product manager of computing is 2132, agile project roles 2440.',
  },
  {
    words: ['Digital product manager', 'Software product manager', 'Technical product manager'],
    codes: ['2132'],
    reason: 'The index has product manager in computer services at 2132.',
  },
  {
    words: ['Agile coach', 'Agile delivery manager', 'Delivery lead'],
    codes: ['2440', '2131'],
    reason: 'Scrum master is typical of 2440; IT delivery managers are 2131 or 2132.',
  },
  {
    words: ['Technical program manager', 'TPM', 'IT programme manager'],
    codes: ['2131', '1137'],
    reason: 'Manages IT projects; a programme manager of computing may be 1137.',
  },
  {
    words: ['Enterprise architect', 'AWS architect', 'Azure architect', 'Integration architect'],
    codes: ['2133', '2134'],
    reason: 'The index has solutions and technical architects at 2133, software architect at 2134.',
  },
  {
    words: ['Sysadmin', 'Linux administrator', 'Windows administrator'],
    codes: ['3131'],
    reason: 'Short for systems administrator, typical of 3131.',
  },
  {
    words: ['DBA', 'Oracle DBA', 'SQL server DBA'],
    codes: ['3133'],
    reason: 'Short for database administrator, typical of 3133.',
  },
  {
    words: ['Network administrator', 'NOC engineer', 'NOC technician'],
    codes: ['3131', '2137'],
    reason: 'Network administrator is typical of 3131; engineering of networks is 2137.',
  },
  {
    words: ['IT helpdesk', '1st line support', '2nd line support', 'Technical support engineer'],
    codes: ['3132'],
    reason: 'Supports users; the unit group of IT user support technicians.',
  },
  {
    words: ['3rd line support engineer', 'Infrastructure support engineer'],
    codes: ['3131', '3132'],
    reason: 'Runs systems rather than answers users.',
  },
  {
    words: ['User researcher', 'UX/UI designer', 'Product designer (digital)', 'Digital product designer'],
    codes: ['2141'],
    reason: 'UX designer is typical of 2141.',
  },
  { words: ['UI/UX designer'], codes: ['2141', '2134'], reason: 'Designs, or builds, what users see.' },
  {
    words: ['Product designer'],
    codes: ['2141', '3429'],
    reason: 'In software it is UX design; of things one can hold it is 3429.',
  },
  {
    words: ['Solutions engineer', 'Sales engineer (software)', 'Pre-sales engineer', 'Presales consultant'],
    codes: ['2133', '3552'],
    reason: 'Designs the solution that is sold.',
  },
  {
    words: ['Developer advocate', 'Developer relations'],
    codes: ['2139'],
    reason: 'Technical evangelist is typical of 2139.',
  },
  {
    words: ['SEO specialist', 'SEO manager', 'SEO executive'],
    codes: ['3554', '2432'],
    reason: 'Search marketing; SEO in the index is a grade of the civil service.',
  },
  {
    words: ['Technology consultant', 'Digital transformation consultant', 'IT advisor'],
    codes: ['2139', '2133'],
    reason: 'IT consultant is typical of 2139.',
  },
];
