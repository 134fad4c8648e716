import { Module } from '@nestjs/common';
import { LoosePictures } from './loose-pictures.ts';
import { PictureFiles } from './picture-files.ts';
import { PictureShelf } from './picture-shelf.ts';
import { PicturesController } from './pictures.controller.ts';
import { PicturesService } from './pictures.service.ts';

@Module({
  controllers: [PicturesController],
  providers: [PicturesService, PictureShelf, PictureFiles, LoosePictures],
  exports: [PictureShelf, LoosePictures],
})
export class PicturesModule {}
