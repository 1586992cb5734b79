import { addToProfileOperation, takeBackOperation } from '@portway/contracts/candidate/profile/additions';
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
} from '@portway/contracts/candidate/profile/profile';
import { startProfileOperation } from '@portway/contracts/candidate/profile/start-profile';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { AdditionsService } from './entries/additions.service.ts';
import type { Entries } from './entries/entries.service.ts';
import type { ProfileService } from './profile.service.ts';

interface Deps extends SignedInDeps {
  readonly profiles: ProfileService;
  readonly entries: Entries;
  readonly additions: AdditionsService;
}

export function profileRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { profiles, entries, additions } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, startProfileOperation, (_, { requestContext }) => profiles.start(requestContext));
  serveSignedIn(on, showProfileOperation, (_, { requestContext }) => profiles.show(requestContext));
  serveSignedIn(on, saveAnswerOperation, (change, { requestContext }) =>
    profiles.save(requestContext, change),
  );
  serveSignedIn(on, previewProfileOperation, (_, { requestContext }) => profiles.preview(requestContext));
  serveSignedIn(on, addEntryOperation, (entry, { requestContext }) => entries.add(requestContext, entry));
  serveSignedIn(on, saveWorkOperation, (change, { requestContext, parameters: { id } }) =>
    entries.save(requestContext, { id, kind: 'work' }, change),
  );
  serveSignedIn(on, saveEducationOperation, (change, { requestContext, parameters: { id } }) =>
    entries.save(requestContext, { id, kind: 'education' }, change),
  );
  serveSignedIn(on, moveEntryOperation, ({ to }, { requestContext, parameters: { id } }) =>
    entries.move(requestContext, id, to),
  );
  serveSignedIn(on, removeEntryOperation, (_, { requestContext, parameters: { id } }) =>
    entries.remove(requestContext, id),
  );
  serveSignedIn(on, restoreEntryOperation, (_, { requestContext, parameters: { id } }) =>
    entries.restore(requestContext, id),
  );
  serveSignedIn(on, addToProfileOperation, (request, { requestContext }) =>
    additions.add(requestContext, request),
  );
  serveSignedIn(on, takeBackOperation, (request, { requestContext }) =>
    additions.takeBack(requestContext, request),
  );
}
