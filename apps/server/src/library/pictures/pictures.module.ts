import { Module } from '@nestjs/common';
import { LoosePictures } from './loose-pictures.ts';
import { PictureFiles } from './picture-files.ts';
import { PictureRepository } from './picture-repository.ts';
import { PicturesController } from './pictures.controller.ts';
import { PicturesService } from './pictures.service.ts';

@Module({
  controllers: [PicturesController],
  providers: [PicturesService, PictureRepository, PictureFiles, LoosePictures],
  exports: [PictureRepository, PictureFiles, LoosePictures],
})
export class PicturesModule {}
