import type { Document } from '@lexiroom/contracts/documents';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint } from '../http/gate/endpoint.ts';
import { DocumentsService } from './documents.service.ts';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Endpoint(routes.document)
  read({ params }: Call<typeof routes.document>): Promise<Document> {
    return this.documents.read(params.name);
  }
}
