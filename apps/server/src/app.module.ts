import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.ts';
import { DeletionModule } from './account-deletion/deletion.module.ts';
import { ExportModule } from './account-export/export.module.ts';
import { OauthModule } from './accounts/oauth/oauth.module.ts';
import { AdminModule } from './admin/admin.module.ts';
import { AnswersModule } from './answers/answers.module.ts';
import { ClassStatisticsModule } from './class-statistics/class-statistics.module.ts';
import { ClassesModule } from './classes/classes.module.ts';
import { ClockModule } from './clock/clock.module.ts';
import { wallClock } from './clock/clock.ts';
import { ClusterModule } from './cluster/cluster.module.ts';
import { CopiesModule } from './copies/copies.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DeckEditorModule } from './deck-editor/deck-editor.module.ts';
import { DecksModule } from './decks/decks.module.ts';
import { BackupsModule } from './operations/backup/backups.module.ts';
import { DiskModule } from './disk/disk.module.ts';
import { DocumentsModule } from './documents/documents.module.ts';
import { entities } from './entities.ts';
import { ExportsModule } from './exports/exports.module.ts';
import { HealthModule } from './health/health.module.ts';
import { HttpModule } from './http/http.module.ts';
import type { AppOptions } from './app-options.ts';
import { ImportsModule } from './imports/imports.module.ts';
import { ItemsModule } from './items/items.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { ImageSearchModule } from './library/image-search/image-search.module.ts';
import { LibraryModule } from './library/library.module.ts';
import { ReportsModule } from './library/reports/reports.module.ts';
import { TranslationsModule } from './library/translations/translations.module.ts';
import { LiveModule } from './live/live.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { MediaModule } from './media/media.module.ts';
import { MessagesModule } from './messages/messages.module.ts';
import { PicturesModule } from './library/pictures/pictures.module.ts';
import { OptionsModule } from './configuration/options.module.ts';
import { PrintedQuizModule } from './printed-quiz/printed-quiz.module.ts';
import { RemindersModule } from './reminders/reminders.module.ts';
import { ScoresModule } from './scores/scores.module.ts';
import { SearchModule } from './search/search.module.ts';
import { SentencesModule } from './sentences/sentences.module.ts';
import { SoundsModule } from './sounds/sounds.module.ts';
import { StoriesModule } from './stories/stories.module.ts';
import { StoryWordsModule } from './story-words/story-words.module.ts';
import { TodayModule } from './today/today.module.ts';
import { WebImagesModule } from './web-images/web-images.module.ts';

/** The server: a gate, a database, and the nouns. */
@Module({})
export class AppModule {
  static with(options: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        OptionsModule.with(options),
        ClockModule.with(options.clock ?? wallClock),
        DatabaseModule.on(options.databaseUrl, entities),
        ClusterModule.with(options),
        DiskModule,
        HttpModule.with(options, AccountsModule),
        MediaModule.with(options),
        JobsModule,
        MailModule,
        HealthModule,
        AccountsModule,
        OauthModule,
        ExportModule,
        DeletionModule,
        LibraryModule,
        PicturesModule,
        WebImagesModule,
        ImageSearchModule,
        TranslationsModule,
        ReportsModule,
        DecksModule,
        DeckEditorModule,
        ItemsModule,
        ClassesModule,
        CopiesModule,
        SearchModule,
        SoundsModule,
        SentencesModule,
        StoriesModule,
        AnswersModule,
        StoryWordsModule,
        TodayModule,
        RemindersModule,
        PrintedQuizModule,
        ScoresModule,
        ClassStatisticsModule,
        ImportsModule,
        ExportsModule,
        LiveModule,
        MessagesModule,
        DocumentsModule,
        AdminModule,
        BackupsModule,
      ],
    };
  }
}
