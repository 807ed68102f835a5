import { useParams } from "react-router-dom";
import { frameKey, type StoredFrame } from "../../../content/lookbook/api";
import { FramePage } from "../../../content/lookbook/frame-page";
import { StoredRecord } from "../../../shared/forms/stored-record";

export default function StoredFramePage() {
  const { id = "" } = useParams();
  return (
    <StoredRecord<{ lookbook_frame: StoredFrame }>
      queryKey={frameKey(id)}
      path={`lookbook-frames/${id}`}
    >
      {({ lookbook_frame: frame }) => <FramePage key={frame.id} first={frame} />}
    </StoredRecord>
  );
}
