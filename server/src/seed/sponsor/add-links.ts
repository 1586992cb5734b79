import { randomUUID } from 'node:crypto';
import { call, requestFor } from '@portway/contracts/client';
import {
  acknowledgeByLinkOperation,
  finishLinkOperation,
  sendByLinkOperation,
} from '@portway/contracts/sponsor/record-links/record-links';
import {
  askForRecordOperation,
  rightsRecord,
  saveRightsInformationOperation,
} from '@portway/contracts/sponsor/record-links/record-requests';
import type { Me } from '../people.ts';
import { sendFile } from './send-file.ts';

/** What workers were asked for by a link: one is open, one has sent a document, one says that nothing was given. */
export async function addLinks(officer: Me, idOf: (fullName: string) => string): Promise<void> {
  const ask = async (fullName: string, record: string, asks: string) => {
    const { url } = await call(
      askForRecordOperation,
      { record, asks, days: 14 },
      { ...officer, parameters: { id: idOf(fullName) } },
    );
    return new URL(url).searchParams.get('token') ?? '';
  };
  await ask('Ben Adeyemi', 'passport-permission', 'The pages of your passport with your photograph');

  const token = await ask('Priya Nair', 'qualifications', 'Your certificate of the AWS examination');
  const filing = { token, name: 'certificate.txt', page: randomUUID() };
  await sendFile(
    officer,
    requestFor(sendByLinkOperation, filing, officer),
    'A made-up certificate of the demo.\n',
  );
  await call(finishLinkOperation, { token, files: 1 }, officer);

  const information = { words: 'The summary of employment rights that came with the offer letter.' };
  await call(saveRightsInformationOperation, information, officer);
  const tokenOfRights = await ask('Tariq Aziz', rightsRecord, 'The information on your employment rights');
  await call(acknowledgeByLinkOperation, { token: tokenOfRights, given: false }, officer);
}
