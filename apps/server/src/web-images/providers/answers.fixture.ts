/** For specs: one picture as Pixabay's programming interface tells of it. */
export const pixabayHit = (id: number, site: string, more: object = {}) => ({
  id,
  pageURL: `https://pixabay.com/photos/cat-kitten-pet-${id}/`,
  type: 'photo',
  tags: 'cat, kitten, pet',
  previewURL: `${site}/photo/2017/02/20/18/03/cat-${id}_150.jpg`,
  previewWidth: 150,
  previewHeight: 99,
  webformatURL: `${site}/get/g${id}_640.jpg`,
  webformatWidth: 640,
  webformatHeight: 426,
  largeImageURL: `${site}/get/g${id}_1280.jpg`,
  imageWidth: 5184,
  imageHeight: 3456,
  imageSize: 4_267_914,
  views: 2_014_550,
  downloads: 1_190_120,
  collections: 3108,
  likes: 3203,
  comments: 381,
  user_id: 1_777_190,
  user: 'susannp4',
  userImageURL: 'https://cdn.pixabay.com/user/2015/12/16/17-56-55-832_250x250.jpg',
  noAiTraining: false,
  ...more,
});

/** For specs: Pixabay's answer to a search. */
export const pixabayAnswer = (hits: unknown[]) => ({ total: 4692, totalHits: 500, hits });

/** For specs: one picture as Openverse tells of it. */
export const openverseResult = (id: string, more: object = {}) => ({
  id,
  title: 'Sleeping cat',
  indexed_on: '2019-11-21T05:14:28.914727Z',
  foreign_landing_url: 'https://www.flickr.com/photos/88123769@N02/51745788239',
  url: 'https://live.staticflickr.com/65535/51745788239_b645ce02fe_b.jpg',
  creator: 'Bernard Spragg',
  creator_url: 'https://www.flickr.com/photos/88123769@N02',
  license: 'by',
  license_version: '2.0',
  license_url: 'https://creativecommons.org/licenses/by/2.0/',
  provider: 'flickr',
  source: 'flickr',
  category: 'photograph',
  filesize: 281_512,
  filetype: 'jpg',
  tags: [
    { name: 'cat', accuracy: null, unstable__provider: 'flickr' },
    { name: 'sleeping', accuracy: null, unstable__provider: 'flickr' },
  ],
  attribution: '"Sleeping cat" by Bernard Spragg is licensed under CC BY 2.0.',
  fields_matched: ['tags.name', 'title'],
  mature: false,
  height: 602,
  width: 1024,
  thumbnail: `https://api.openverse.org/v1/images/${id}/thumb/`,
  detail_url: `https://api.openverse.org/v1/images/${id}/`,
  related_url: `https://api.openverse.org/v1/images/${id}/related/`,
  unstable__sensitivity: [],
  ...more,
});

/** For specs: Openverse's answer to a search. */
export const openverseAnswer = (results: unknown[]) => ({
  result_count: 10_000,
  page_count: 20,
  page_size: 20,
  page: 1,
  results,
  warnings: [],
});

/** For specs: one file as Wikimedia Commons tells of it, with its thumbnail at 500 pixels. */
export const wikimediaPage = (
  pageid: number,
  site: string,
  { index = 1, licence = 'CC BY-SA 4.0', ...more }: { index?: number; licence?: string; width?: number } = {},
) => ({
  pageid,
  ns: 6,
  title: `File:Gato durmiendo ${pageid}.jpg`,
  index,
  imagerepository: 'local',
  imageinfo: [
    {
      size: 1_353_326,
      width: 3746,
      height: 2400,
      thumburl: `${site}/wikipedia/commons/thumb/a/a2/Gato_${pageid}.jpg/500px-Gato_${pageid}.jpg?utm_source=commons`,
      thumbwidth: 500,
      thumbheight: 320,
      responsiveUrls: {
        '1.5': `${site}/wikipedia/commons/thumb/a/a2/Gato_${pageid}.jpg/750px-Gato_${pageid}.jpg`,
        '2': `${site}/wikipedia/commons/thumb/a/a2/Gato_${pageid}.jpg/960px-Gato_${pageid}.jpg`,
      },
      url: `${site}/wikipedia/commons/a/a2/Gato_${pageid}.jpg`,
      descriptionurl: `https://commons.wikimedia.org/wiki/File:Gato_durmiendo_${pageid}.jpg`,
      descriptionshorturl: `https://commons.wikimedia.org/w/index.php?curid=${pageid}`,
      mime: 'image/jpeg',
      extmetadata: {
        Artist: {
          value: '<a href="//commons.wikimedia.org/wiki/User:Ana" title="User:Ana">Ana &amp; Luis&#32;P&#xE9;rez</a>',
          source: 'commons-desc-page',
        },
        LicenseShortName: { value: licence, source: 'commons-desc-page', hidden: '' },
      },
      ...more,
    },
  ],
});

/** For specs: the answer of Wikimedia Commons to a search; the pages come in the order of their ids. */
export const wikimediaAnswer = (pages: unknown[]) =>
  pages.length === 0
    ? { batchcomplete: true }
    : { batchcomplete: true, continue: { gsroffset: 20, continue: 'gsroffset||' }, query: { pages } };
