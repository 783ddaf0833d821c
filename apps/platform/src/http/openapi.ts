import { openapiDocument } from '../openapi.ts';
import type { Routes } from '../serve.ts';

export const openapiRoutes: Routes = (_serve, _context, app) => {
  const document = openapiDocument();
  app.get('/api/openapi.json', async () => document);
};
