const token = 'a'.repeat(43);

/** Bodies that the operations on links of records accept; of a file, its query. The token is of no link. */
export const validRecordLinks: Readonly<Record<string, Record<string, unknown>>> = {
  askForRecord: { record: 'contract', asks: 'Your contract', days: 7 },
  decideRecordRequest: { verdict: 'rejected', reason: 'Not legible' },
  turnRequestPage: { number: 1, quarters: 1 },
  saveRightsInformation: { words: 'Your rights at work' },
  addRightsFile: { name: 'rights.txt' },
  showRecordLink: { token },
  sendByLink: { token, name: 'contract.txt' },
  finishLink: { token, files: 1 },
  acknowledgeByLink: { token, given: false },
  openLinkInformation: { token },
};
