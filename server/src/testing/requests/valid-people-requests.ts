const check = {
  method: 'manual',
  document: 'british-passport',
  checkedOn: '2025-02-20',
  checker: 'Carys Bevan',
};

/** A sound request of every operation on people who are not sponsored. */
export const validPeople: Readonly<Record<string, Record<string, unknown>>> = {
  readPeopleFile: { name: 'people.csv' },
  addEmployedPeople: { people: [{ fullName: 'Carys Lloyd', startedOn: '2025-03-03', check }] },
  changeEmployedPerson: { fullName: 'Carys Lloyd', engagement: 'employee', version: 1 },
  recordPersonCheck: check,
  eraseEmployedPerson: { fullName: 'Carys Lloyd' },
  recordChecksTogether: { checks: [{ of: '6c1b38a4-52a3-4f0e-9d1c-6f3f6c1d2b11', ...check }] },
};
