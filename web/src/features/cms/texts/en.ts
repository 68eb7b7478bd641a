export const cms = {
  title: 'Content Management',
  tabs: { products: 'Products', library: 'Library', freeOffers: 'Free Offers' },
  back: 'Back to Content Management',
  published: 'Published',
  draft: 'Draft',
  notLoaded: 'The products could not be loaded.',
  noProducts: 'There are no products yet.',
  noCourses: 'This product has no courses yet.',
  library: {
    ebooks: 'E-Books',
    ebooksText: 'The pages that lessons are read in.',
    videos: 'Videos',
    openVideos: 'Open the videos',
    notAvailable: 'Not available',
  },
};
