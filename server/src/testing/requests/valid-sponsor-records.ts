/** Stands where the secret of a calendar feed goes. */
export const feedHere = 'CALENDAR-FEED';

const valid = {
  changeComplianceRole: {
    role: 'adviser',
    regulator: 'Immigration Advice Authority',
    number: 'F202600001',
  },
  saveHeldLicence: {
    licenceNumber: 'ABC123456',
    rating: 'A',
    routes: ['Skilled Worker'],
    allocationFrom: '2026-04-06',
    cutOver: '2026-11-01',
    secondCheck: true,
    remindDays: [10, 5, 1],
  },
  addKeyPerson: {
    role: 'level-1',
    fullName: 'Carys Bowen',
    email: 'carys@example.com',
    fromDay: '2026-04-01',
    declaredOn: '2026-04-01',
  },
  changeKeyPerson: {
    fullName: 'Carys Bowen',
    email: '',
    fromDay: '2026-04-01',
    declaredOn: '2026-04-01',
    untilDay: '2026-11-01',
  },
  addWorkPlace: {
    name: 'Leeds office',
    address: '1 Wharf Street, Leeds',
    nation: 'england-and-wales',
    kind: 'office',
  },
  changeWorkPlace: {
    name: 'Leeds office',
    address: '2 Wharf Street, Leeds',
    nation: 'england-and-wales',
    kind: 'office',
    closedOn: '2026-11-01',
  },
  showSponsorCalendar: { from: '2026-11-01', to: '2026-11-30' },
  readCalendarFeed: { token: feedHere },
  recordSponsorTask: { task: 'sms-log-in', doneOn: '2026-11-01' },
};

/** A sound request of every operation about a sponsor's licence, key people and work places. */
export const validSponsorRecords: typeof valid & Readonly<Record<string, Record<string, unknown>>> = valid;
