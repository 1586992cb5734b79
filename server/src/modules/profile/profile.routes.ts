import {
  addEntryOperation,
  moveEntryOperation,
  previewProfileOperation,
  removeEntryOperation,
  restoreEntryOperation,
  saveAnswerOperation,
  saveEducationOperation,
  saveWorkOperation,
  showProfileOperation,
} from '@portway/contracts/profile/profile';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Entries } from './entries.service.ts';
import type { ProfileService } from './profile.service.ts';

interface Deps extends SignedInDeps {
  readonly profiles: ProfileService;
  readonly entries: Entries;
}

export function profileRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { profiles, entries } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, showProfileOperation, (_, { work }) => profiles.show(work));
  serveSignedIn(on, saveAnswerOperation, (answer, { work }) => profiles.save(work, answer));
  serveSignedIn(on, previewProfileOperation, (_, { work }) => profiles.preview(work));
  serveSignedIn(on, addEntryOperation, (entry, { work }) => entries.add(work, entry));
  serveSignedIn(on, saveWorkOperation, (answer, { work, parameters: { id } }) =>
    entries.save(work, { id, kind: 'work' }, answer),
  );
  serveSignedIn(on, saveEducationOperation, (answer, { work, parameters: { id } }) =>
    entries.save(work, { id, kind: 'education' }, answer),
  );
  serveSignedIn(on, moveEntryOperation, ({ to }, { work, parameters: { id } }) => entries.move(work, id, to));
  serveSignedIn(on, removeEntryOperation, (_, { work, parameters: { id } }) => entries.remove(work, id));
  serveSignedIn(on, restoreEntryOperation, (_, { work, parameters: { id } }) => entries.restore(work, id));
}
