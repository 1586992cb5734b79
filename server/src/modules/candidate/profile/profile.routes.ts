import { profileOperations } from '@portway/contracts/candidate/profile/profile-operations';
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
  serveSignedIn(on, profileOperations, {
    startProfileOperation: (_, { requestContext }) => profiles.start(requestContext),
    showProfileOperation: (_, { requestContext }) => profiles.show(requestContext),
    saveAnswerOperation: (change, { requestContext }) => profiles.save(requestContext, change),
    previewProfileOperation: (_, { requestContext }) => profiles.preview(requestContext),
    addEntryOperation: (entry, { requestContext }) => entries.add(requestContext, entry),
    saveWorkOperation: (change, { requestContext, parameters: { id } }) =>
      entries.save(requestContext, { id, kind: 'work' }, change),
    saveEducationOperation: (change, { requestContext, parameters: { id } }) =>
      entries.save(requestContext, { id, kind: 'education' }, change),
    moveEntryOperation: ({ to }, { requestContext, parameters: { id } }) =>
      entries.move(requestContext, id, to),
    removeEntryOperation: (_, { requestContext, parameters: { id } }) => entries.remove(requestContext, id),
    restoreEntryOperation: (_, { requestContext, parameters: { id } }) => entries.restore(requestContext, id),
    addToProfileOperation: (request, { requestContext }) => additions.add(requestContext, request),
    takeBackOperation: (request, { requestContext }) => additions.takeBack(requestContext, request),
  });
}
