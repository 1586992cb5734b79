import { recordLinkOperations } from '@portway/contracts/sponsor/record-links/record-links';
import { recordRequestOperations } from '@portway/contracts/sponsor/record-links/record-requests';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import { fileRoute } from '../../../platform/http/serve-file.ts';
import { type UploadRoutesDeps, uploadRoute } from '../../../platform/http/serve-upload.ts';
import { visitorFileRoute } from '../../../platform/http/serve-visitor-file.ts';
import { visitorUploadRoute } from '../../../platform/http/serve-visitor-upload.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { RecordLinks } from './record-links.service.ts';
import type { RecordRequests } from './record-requests.service.ts';

interface Deps extends UploadRoutesDeps {
  readonly requests: RecordRequests;
  readonly links: RecordLinks;
}

export function recordLinksRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { requests, links } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, recordRequestOperations, {
    listRecordRequestsOperation: (_, { requestContext, parameters }) =>
      requests.list(requestContext, parameters.id),
    askForRecordOperation: (ask, { requestContext, parameters }) =>
      requests.ask(requestContext, parameters.id, ask),
    withdrawRecordRequestOperation: (_, { requestContext, parameters }) =>
      requests.withdraw(requestContext, parameters.id),
    decideRecordRequestOperation: (decision, { requestContext, parameters }) =>
      requests.decide(requestContext, parameters.id, decision),
    openRequestFileOperation: fileRoute(on, (requestContext, { id }) => requests.open(requestContext, id)),
    showRequestPageOperation: fileRoute(on, (requestContext, { id }, page) =>
      requests.page(requestContext, id, page),
    ),
    turnRequestPageOperation: (turn, { requestContext, parameters }) =>
      requests.turn(requestContext, parameters.id, turn),
    showRightsInformationOperation: (_, { requestContext }) => requests.showInformation(requestContext),
    saveRightsInformationOperation: (given, { requestContext }) =>
      requests.saveInformation(requestContext, given),
    addRightsFileOperation: uploadRoute(on, {
      admit: async (requestContext) => requests.admitInformationFile(requestContext),
      prepare: (bytes, { request }) => requests.prepareInformationFile(bytes, request.name),
      keep: (requestContext, file) => requests.addInformationFile(requestContext, file),
      drop: (file) => links.drop(file),
    }),
  });
  const page = (token: string, refused?: string) =>
    `/asked?token=${token}${refused === undefined ? '' : `&refused=${encodeURIComponent(refused)}`}`;
  serve(api, recordLinkOperations, {
    showRecordLinkOperation: ({ token }, { context }) => links.show({ token, visitor: context.env.visitor }),
    sendByLinkOperation: visitorUploadRoute(on, {
      admit: ({ token }, visitor) => links.admit({ token, visitor }, 1),
      prepare: ({ bytes, name }, request) => links.prepare(bytes, request.name ?? name ?? 'file'),
      async keep(files, { token, page: key }, { visitor, isForm }) {
        let response = { message: '', files: 0 };
        for (const file of files)
          response = await links.keep({ token, visitor }, file, isForm ? undefined : key);
        // A form has no further step.
        if (isForm) await links.finish({ token, visitor }, response.files);
        return response;
      },
      drop: links.drop,
      onVirus: ({ token }, visitor) => links.noteVirus({ token, visitor }),
      pageOf: ({ token }, refused) => page(token, refused),
    }),
    finishLinkOperation: ({ token, files }, { context }) =>
      links.finish({ token, visitor: context.env.visitor }, files),
    acknowledgeByLinkOperation: (answer, { context }) =>
      links.acknowledge({ token: answer.token, visitor: context.env.visitor }, answer),
    openLinkInformationOperation: visitorFileRoute(on, ({ token }, visitor) =>
      links.openInformation({ token, visitor }),
    ),
  });
}
