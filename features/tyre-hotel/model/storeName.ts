/** Name under which a browser session keeps where a visitor of the tyre hotel is (TIRE-02). */
export const TIRE_HOTEL_STORE = 'tire-hotel-store';
