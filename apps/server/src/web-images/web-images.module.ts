import { Module } from '@nestjs/common';
import { PicturesModule } from '../library/pictures/pictures.module.ts';
import { WebImagesController } from './web-images.controller.ts';
import { WebImagesService } from './web-images.service.ts';

@Module({ imports: [PicturesModule], controllers: [WebImagesController], providers: [WebImagesService] })
export class WebImagesModule {}
