/** Plausible answers to the calculators, and some invalid ones: the same for the same seed. */
export function randomAnswers(seed: number, codes: readonly string[]) {
  const next = randomFrom(seed);
  const pick = <Item>(...items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  const whole = (least: number, most: number) => String(least + Math.floor(next() * (most - least + 1)));
  const day = () =>
    pick(
      '2024-04-04',
      '2025-04-08',
      '2025-07-22',
      '2025-12-15',
      '2025-12-16',
      '2026-04-07',
      '2026-04-08',
      '2026-11-20',
      '2026-12-30',
      '2027-01-01',
      '2020-01-01',
      'soon',
    );
  const yesNo = () => pick('yes', 'yes', 'no', 'no', 'perhaps');
  const visa = () => pick('student', 'dependent', 'skilled', 'graduate', 'youth-mobility', 'other', '');
  const role = () => pick(pick(...codes), pick(...codes), pick(...codes), '9999', '');
  const lengths = () => pick('', '1', '2', '3', '4', '5', '6', 'days');

  const route = () => ({
    otherPermission: pick('', 'visitor', 'another', 'tourist'),
    studentSwitch: pick('', 'course-completed', 'phd-24-months', 'none'),
    inRouteSince: pick('', '2019-03-01', '2023-05-01', '2024-06-01', '2025-08-01'),
    firstCertificateOn: pick('', '', '2024-04-03', '2025-07-22'),
    tier2General: pick('', 'yes', 'no'),
    newEntrantStudy: pick('', 'completed', 'other'),
    lastPermissionEndedOn: pick('', '2024-11-20', '2026-01-31'),
    sponsoredInCare: pick('', 'yes', 'no'),
    monthsWithSponsor: pick('', '2', '3'),
  });

  const job = () => ({
    employer: pick('', 'nhs', 'adult-social-care', 'other'),
    workNation: pick('', 'england', 'england', 'scotland', 'northern-ireland'),
    londonArea: pick('', 'none', 'inner'),
    payScaleRole: pick('', 'band-3', 'band-5', 'qualified', 'consultant', 'lecturer'),
    shareOfFullTime: pick('', '100', '60', '0', 'half'),
    listScopeConfirmed: pick('', 'yes', 'no'),
    exemptNational: pick('', 'yes', 'no'),
    employerIsStudentSponsor: pick('', 'yes', 'no'),
    phdLevelResearch: pick('', 'yes', 'no'),
  });

  const sponsor = () => ({
    sponsorRating: pick('', '', 'A', 'B', 'C'),
    sameSponsor: pick('', 'yes', 'no'),
    sameListedJob: pick('', 'yes', 'no'),
  });

  const salary = () => ({
    role: pick(role(), role(), 'nurse', 'welder'),
    inUk: yesNo(),
    under26: yesNo(),
    visaType: visa(),
    hours: pick('37.5', '40', '20', '52, 52, 52, 0', '60', 'many'),
    years: lengths(),
    startsOn: pick('2026-12-01', ''),
    endsOn: pick('2029-11-30', '2026-11-01', ''),
    salary: pick('', whole(20_000, 90_000), '£45,000', 'a lot'),
    deductions: pick('', whole(100, 9_000)),
    assignedOn: day(),
    appliedOn: pick('', day()),
    phd: pick('', 'none', 'relevant', 'stem'),
    newEntrantLimb: pick('', 'none', 'student', 'graduate', 'professional-registration'),
    monthsHeld: pick('', '12', '47', '48'),
    ...route(),
    ...job(),
    ...sponsor(),
  });

  const bill = () => ({
    role: role(),
    sponsorSize: pick('small', 'large'),
    location: pick('inside', 'outside'),
    visaType: pick('student', 'dependent', 'skilled', 'graduate', 'youth-mobility', 'other'),
    years: lengths(),
    startsOn: pick('2026-12-01', ''),
    endsOn: pick('2028-12-01', '2031-11-30', ''),
    enteredAsStudent: yesNo(),
    healthAndCare: yesNo(),
    priority: pick('none', 'priority', 'super-priority'),
    partner: yesNo(),
    partnerPriority: pick('none', 'priority'),
    children: yesNo(),
    childrenCount: whole(0, 11),
    childrenUnder18: whole(0, 4),
    childrenPriority: pick('none', 'super-priority'),
    assignedOn: day(),
    appliedOn: day(),
  });

  const licence = () => ({
    licenceType: pick('worker', 'temporary', 'both', ''),
    sponsorSize: pick('small', 'large'),
    priority: yesNo(),
    appliedOn: day(),
    alreadyHolds: pick('', 'worker', 'temporary'),
  });

  const size = () => ({
    body: pick('company', 'charity', 'never-small-company', 'other'),
    parent: pick('', 'small', 'large'),
    turnover: pick('', '10,200,000', '15000001', 'much'),
    balanceSheet: pick('', '5100000', '7500001'),
    employees: pick('', '50', '51', '3.5'),
    yearBeganOn: day(),
  });

  const pays = () => ({
    role: role(),
    option: pick('A', 'B', 'E', 'K'),
    hours: pick('37.5', '40', '52, 52, 52, 0'),
    frequency: pick('monthly', 'weekly', 'four-weekly'),
    irregular: yesNo(),
    pays: pick('', '4558.34\n4558.34\n4000', '900; 37.5\n850; 37.5', '4,600.00; leave', 'none'),
    assignedOn: day(),
  });

  return { salary, bill, licence, size, pays };
}

/** Mulberry32: numbers from 0 up to but not including 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
